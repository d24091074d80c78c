/**
 * An address as chat and mail programs hand it on. They encode signs, some of them twice (`%5F`, `%255F`); quoted-printable
 * writes `=3D` for `=`, Markdown puts a backslash before `_`. What a browser encodes itself stays: no value of this site has it.
 */
export const decoded = (address: string): string =>
  address
    .replace(/%(?:25)*([2-7][\da-f])/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replaceAll('\\', '')
    .replaceAll('=3D', '=');

/**
 * A value of such an address without what others have put behind it: the end of a sentence, a bracket, a quotation mark, a
 * space, a further parameter. Empty where the value is none, or was cut with dots in its place.
 */
export const withoutTail = (text: string): string =>
  /^([\w.-]*\w)(?:[^\w%.&?#]|\.(?!\.)|%(?!E2%80%A6)[89A-F][\dA-F])*(?:[&?#].*)?$/i.exec(text)?.[1] ?? '';

type SpokenProps = { text: string };

/** An amount or a span that has a text of its own for voices. What is seen stays. */
export function Spoken({ text }: SpokenProps) {
  const voice = voiceOf(text);
  return voice === text ? (
    <>{text}</>
  ) : (
    <span role="img" aria-label={voice}>
      {text}
    </span>
  );
}

/**
 * Amounts and spans of a text as voices read it rightly. eSpeak, which NVDA and Orca bring, calls `1’000` one and three noughts and
 * `24’819.76` two numbers, and leaves out the dash of `25–35`.
 */
export const voiceOf = (text: string): string =>
  text
    // Neither dates nor numbers of laws.
    .replaceAll(/(?<![\d.])([\d’]+)\.(?=\d\d(?!\.?\d))/g, '$1,')
    .replaceAll(/(\d)’(?=\d)/g, '$1')
    .replaceAll(/(\d)–(?=\d)/g, '$1 bis ');

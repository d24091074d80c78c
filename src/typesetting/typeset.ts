import { Fragment, type ElementType, type Key, type ReactNode } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'no-break': Props;
      'text-run': Props;
      'text-gap': Props;
    }
  }
}

export type Props = { children?: ReactNode };

/** Elements that hold text and nothing else. */
const textOnly = ['option', 'textarea', 'title', 'text', 'tspan'];

/**
 * The props of an element with its text set: each text in an element of its own, a unit in one that stays on one line. No
 * style sheet means these when it names `span`; the text stays as it is, to be copied and found.
 *
 * Translators, and others who read along, replace the text nodes of a page. React would look for its own again and throw.
 * So it has none to look for: an element that has nothing but a text is filled as a whole, is taken over whatever
 * stands in it by then, and gives way to another where its text changes, which is then translated anew.
 */
export function typeset<P>(type: ElementType, props: P & Props): P & Props {
  const { children } = props;
  if ((typeof type !== 'string' && type !== Fragment) || children === undefined) return props;
  if (textOnly.includes(type as string)) return { ...props, suppressHydrationWarning: true };
  return { ...props, children: Array.isArray(children) ? children.map(setText) : setText(children, 0) };
}

function setText(child: ReactNode, place: number): ReactNode {
  if (Array.isArray(child)) return child.map(setText);
  if (typeof child === 'number') return setText(String(child), place);
  if (typeof child !== 'string' || child === '') return child;
  const [text, ...pieces] = splitAtUnits(child);
  if (pieces.length === 0) return run(child.trim() ? 'text-run' : 'text-gap', child, `${place} ${child}`);
  return jsxs(Fragment, {
    children: [text, ...pieces].map((piece, index) =>
      !piece
        ? piece
        : index % 2 === 1
          ? run('no-break', whole(piece), `${index} ${piece}`)
          : run('text-run', piece, `${index} ${piece}`),
    ),
  });
}

/** A phone number is one word, also to voices, which else call the end of it a number of its own. */
const whole = (unit: string) => (unit.startsWith('+') ? unit.replaceAll(' ', '\u00a0') : unit);

const run = (type: 'no-break' | 'text-run' | 'text-gap', text: string, key: Key) =>
  jsx(type, { children: text, suppressHydrationWarning: true }, key);

/**
 * What must stand on one line; records write it with plain spaces. The islands bring this along, so it knows the shapes
 * that such texts have rather than a list of all words.
 */
const shapes = [
  // +41 44 000 00 00, 510(k)-Clearance, 8D-Report
  /\+\d[\d ]{8,}\d|\d+\(?\p{L}\)?-\p{L}+/u,
  // 23. Januar 2026, 1.–7. Oktober, 1. bis 7. Oktober
  /(?<![\p{L}\d])\d\d?\.(?:(?:–| bis )\d\d?\.)?[ \u00a0](?:Ja|Fe|Mä|Ap|Ma|Ju|Au|Se|Ok|No|De)\p{Ll}{1,7}(?: \d{4})?/u,
  // Ranges, norms, directives, amounts, articles, hours, numbers with their unit: 30–45 Minuten, SN EN 13501-1, SIA 263/1, Sa 09:00–12:00
  /(?<![\p{L}\d])(?:(?:(?!USA)\p{Lu}{2,3}(?:\/IEC)?|Sa|In|Art\.|Abs\.|lit\.)[ \u00a0])*\d(?:[\d.:’/–-]*\d)?(?:[%+h]|\/EU)?(?:[ \u00a0](?:(?:Tag|Woche|Monat|Jahr|Stunde|Minute)\p{L}{0,2}|Stück|[cdkm]?(?:m[²³]?|g(?:\/m²)?)|l|h|V|°C|Mio\.(?:[ \u00a0]USD)?|USD)(?!\p{L}))?/u,
  // Mo–Fr, Kanton Zug, Regula K.
  /(?<!\p{L})(?:(?:Mo|Di|Mi|Do|Fr)–\p{Lu}\p{Ll}|Kanton (?:St\.[ \u00a0])?\p{Lu}[\p{L}-]+|\p{Lu}\p{Ll}+ \p{Lu}\.)(?!\p{L})/u,
  // kontakt@muster-sourcing.example
  /[\w.+-]+@[\w.-]+\.\p{L}+/u,
  // EN-Norm, CE-Kennzeichnung, FFP2-Zertifikat; e-mail within a sentence; rules that are named after two towns
  /(?<![\p{L}-])(?:\p{Lu}{2,4}\d?-\p{L}{2,16}|(?<=\S )E-Mails?|Haag-Visby)(?![\p{L}-])/u,
];

/** With what stands close by: a line may break on either side of the element of a unit, and begin with no comma. */
const units = new RegExp(`[«(]*(?:${shapes.map(({ source }) => source).join('|')})[,.;:!?»)]*`, 'gu');

/** Where a browser might end a line within a unit. */
const breakable = /[ /–-]/;

/** A text in pieces: at odd places a unit that stays on one line, at even places what lies between. */
export function splitAtUnits(text: string): string[] {
  const pieces: string[] = [];
  let end = 0;
  for (const { 0: unit, index } of text.matchAll(units)) {
    if (!breakable.test(unit)) continue;
    pieces.push(text.slice(end, index), unit);
    end = index + unit.length;
  }
  return [...pieces, text.slice(end)];
}

import { voiceOf } from './voice.ts';

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

import { labels } from '#content/labels.ts';
import type { Change, ChangeStory, StationsStory, SuccessStory, VoiceStory } from '#content/page.schema.ts';
import { isShown } from '#lib/consent.ts';
import { red } from '../drawings/Shapes.tsx';
import { Station } from '../figures/Line.tsx';
import { Phrases, Section } from '../sections/Section.tsx';
import styles from './Story.module.css';

type StoryProps = {
  story: SuccessStory | undefined;
  /** A field of ink behind it. */
  isOnInk?: boolean;
};

/** A customer's story, if there is one to show, in its form; where it is left out, so is its field. */
export function Story({ story, isOnInk }: StoryProps) {
  if (!isShown(story)) return null;
  return isOnInk ? <div data-field="ink">{inForm(story)}</div> : inForm(story);
}

function inForm(story: SuccessStory) {
  switch (story.form) {
    case 'voice':
      return <Voice story={story} />;
    case 'stations':
      return <Stations story={story} />;
    case 'change':
      return <Improvement story={story} />;
  }
}

/** In the customer's words, set large, with what came of it beside them. */
function Voice({ story }: { story: VoiceStory }) {
  return (
    <Section
      heading={<Phrases text={story.heading} />}
      aside={<Results story={story} text={story.result} />}
      part="success-story"
      layout="split"
      isMinor
    >
      <Testimony story={story} isLarge />
    </Section>
  );
}

/** Led by its two bars, with what came of it beside them. */
function Improvement({ story }: { story: ChangeStory }) {
  return (
    <Section
      heading={<Phrases text={story.heading} />}
      aside={<Results story={story} {...leadingFigure(story.result)} />}
      part="success-story"
      layout="split"
      isMinor
    >
      <BeforeAfter change={story.change} />
      <Testimony story={story} />
    </Section>
  );
}

const sentencesOf = (text: string) => text.split(/(?<=[.?!]) /);

/** As a line: each sentence a station, and what came of it the ramp. */
function Stations({ story: { heading, text, author, company, result } }: { story: StationsStory }) {
  const sentences = sentencesOf(`«${text}»`);
  return (
    <Section layout="split" heading={<Phrases text={heading} />} part="success-story" isMinor>
      <figure className={styles.line}>
        <blockquote className={styles.stations}>
          {sentences.map((sentence) => (
            <Station key={sentence} element="div">
              <p className={`lead ${styles.sentence}`}>{sentence}</p>
            </Station>
          ))}
        </blockquote>
        <Station element="div" isRamp>
          <p className="subheading">
            <span className="visually-hidden">{labels.result}: </span>
            {result}
          </p>
        </Station>
        <figcaption className={`quiet ${styles.author}`}>
          {author}, {company}
        </figcaption>
      </figure>
    </Section>
  );
}

type TestimonyProps = {
  story: SuccessStory;
  /** Set large, where nothing is drawn. */
  isLarge?: boolean;
};

/** What the customer says, and who it is. */
function Testimony({ story: { text, author, company }, isLarge }: TestimonyProps) {
  return (
    <figure className={styles.testimony}>
      <blockquote className={isLarge ? styles.large : 'lead'}>«{text}»</blockquote>
      <figcaption className={`quiet ${styles.author}`}>
        {author}, {company}
      </figcaption>
    </figure>
  );
}

type ResultsProps = {
  story: SuccessStory;
  /** What the result begins with, set large. */
  figure?: string;
  text: string;
};

/** What came of it, and further figures, each with its label in a row, as everywhere on the site. */
function Results({ story: { figures = [] }, figure, text }: ResultsProps) {
  return (
    <div className={`ruled stack ${styles.results}`}>
      <p className="note">{labels.result}</p>
      <p className={`subheading ${styles.result}`}>
        {figure && <b className={`figure ${styles.leading}`}>{figure}</b>} {text}
      </p>
      {figures.map(({ value, label }) => (
        <p key={label} className="quiet">
          <b className="subheading">{value}</b> {label}
        </p>
      ))}
    </div>
  );
}

/** The figure at the beginning of a result and what it is: `bis 40% tiefere Kosten` → `bis 40%`, `tiefere Kosten`. */
export function leadingFigure(result: string): { figure?: string; text: string } {
  const [, figure, text = result] = /^((?:bis )?\d[\d.]*(?:%|\+|[ \u00a0]\p{L}+)) (.*)$/u.exec(result) ?? [];
  return figure === undefined ? { text } : { figure, text };
}

type BeforeAfterProps = { change: Change };

/**
 * What changed in a success story: two bars of one scale, in pieces where these can be counted, with the values as the
 * record prints them.
 */
export function BeforeAfter({ change: { measure, before, after } }: BeforeAfterProps) {
  const longest = Math.max(before.amount, after.amount);
  return (
    <figure className={styles.figure}>
      <figcaption className={`note ${styles.measure}`}>{measure}</figcaption>
      <dl>
        {[before, after].map(({ label, text, amount, pieces = 1 }, place) => (
          <div key={label} className={styles.value}>
            <dt className={`fine ${styles.label}`}>{label}</dt>
            <dd className={`subheading ${styles.text}`}>{text}</dd>
            <dd className="spanning" aria-hidden="true">
              <svg
                className={`drawing ${styles.bar}`}
                viewBox={`0 0 ${longest} 1`}
                fill={place === 0 ? 'var(--color-text)' : red}
                preserveAspectRatio="none"
              >
                <rect width={amount} height="1" />
                <path
                  d={`M0 0${`m${amount / pieces} 0v1m0-1`.repeat(pieces - 1)}`}
                  stroke="var(--color-field)"
                  strokeWidth="4"
                  vectorEffect="non-scaling-stroke"
                />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

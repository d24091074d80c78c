/** The problem list of a page, in its forms. */
import { z } from 'zod';
import { LabelledLink, list, text, tuple, words } from './schema.ts';

/** A customer's problem, in the problem list of a page. What is drawn beside it, each form names for itself. */
const ProblemCard = z.strictObject({
  /** The problem in a few words, as a buyer would say it. */
  title: text(60),
  /** What lies behind it and what we do about it. */
  description: text(300),
});

/** What the problem list of every page has, whatever its form. */
const problems = <const Form extends string, Card extends typeof ProblemCard>(form: Form, card: Card) =>
  z.strictObject({
    /** How the list is drawn: what it tells decides. */
    form: z.literal(form),
    /** Section heading. */
    heading: text(50),
    /** Four to eight cards, in the order of the page. */
    problems: list(card),
  });

/** A line with a fault at each problem. */
export const ProblemBreaks = problems(
  'breaks',
  ProblemCard.extend({
    /** What is wrong with the line: where it comes from, that it is not the same, what joins it, where it ends. */
    fault: z.enum(['origin', 'shift', 'hidden', 'end']),
  }),
);
export type ProblemBreaks = z.infer<typeof ProblemBreaks>;

/** What was said, where title and description comment on it; without it the title asks and the description answers. */
const Exchange = z.strictObject({
  /** The first speaker’s words, without quotation marks. */
  said: text(70),
  /** The answer, without quotation marks. */
  answered: text(50),
});

/** A conversation: somebody says something, and somebody else answers. */
const ProblemDialogue = problems(
  'dialogue',
  ProblemCard.extend({ exchange: Exchange.exactOptional() }),
).extend({
  /** Who speaks first, and who answers. */
  speakers: tuple(text(15), text(15)),
});

/** The drawings that can be marked; each is in `components/drawings/marked-drawings.ts`. */
export const MarkedDrawing = z.enum(['mould', 'label', 'house', 'table', 'desk', 'receiving']);
export type MarkedDrawing = z.infer<typeof MarkedDrawing>;

/** A drawing with a numbered mark for each problem, in the order of the cards. */
const ProblemDrawing = problems('drawing', ProblemCard).extend({
  /** Which drawing, with as many marks as there are cards. */
  drawing: MarkedDrawing,
  /** What the drawing shows, below it. */
  caption: text(80),
});

/** A quotation whose positions are missing, one for each problem. */
const ProblemPositions = problems('positions', ProblemCard.extend({ position: words })).extend({
  /** The position that is there, on top. */
  known: text(35),
  /** What is wrong with all of them: above them, as the legend of what is red. */
  hidden: text(20),
  /** What all of them come to, at the bottom. */
  sum: text(45),
  /** Where buyers can work it out or read it, behind the sum. */
  reckon: LabelledLink,
});

/** A week whose every date is missed: a problem for each day, in order. */
const ProblemWeek = problems(
  'week',
  ProblemCard.extend({
    /** The weekday, or a word such as `Danach`. */
    day: text(7),
    /** What was due on it. */
    due: text(25),
  }),
);

/** A problem below a stamp or verdict. */
const StampedProblem = ProblemCard.extend({
  /** What is wrong, in a word or two. */
  stamp: text(16),
});

/** Pieces of evidence beside each other, each with a stamp. */
const ProblemEvidence = problems('evidence', StampedProblem);

/** Verdicts below each other, each as large as a heading. */
const ProblemVerdicts = problems('verdicts', StampedProblem);

/** The problem list of a page, in one of its forms. */
export const ProblemList = z.discriminatedUnion('form', [
  ProblemBreaks,
  ProblemDialogue,
  ProblemDrawing,
  ProblemPositions,
  ProblemWeek,
  ProblemEvidence,
  ProblemVerdicts,
]);
export type ProblemList = z.infer<typeof ProblemList>;

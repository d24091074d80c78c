/** The problem list of a page, in its forms. */
import type { LabelledLink } from './routes.ts';
import type { AtMost } from './limits.ts';

/** A customer's problem, in the problem list of a page. What is drawn beside it, each form names for itself. */
interface ProblemCard {
  /** The problem in a few words, as a buyer would say it. */
  title: AtMost<60>;
  /** What lies behind it and what we do about it. */
  description: AtMost<300>;
}

/** What the problem list of every page has, whatever its form. */
interface Problems<Form extends string, Card extends ProblemCard = ProblemCard> {
  /** How the list is drawn: what it tells decides. */
  form: Form;
  /** Section heading. */
  heading: AtMost<50>;
  /** Four to eight cards, in the order of the page. */
  problems: readonly Card[];
}

/** A line with a fault at each problem. */
export type ProblemBreaks = Problems<
  'breaks',
  ProblemCard & {
    /** What is wrong with the line: where it comes from, that it is not the same, what joins it, where it ends. */
    fault: 'origin' | 'shift' | 'hidden' | 'end';
  }
>;

/** A conversation: somebody says something, and somebody else answers. */
interface ProblemDialogue extends Problems<'dialogue', ProblemCard & { exchange?: Exchange }> {
  /** Who speaks first, and who answers. */
  speakers: AtMost<15, readonly [string, string]>;
}

/** What was said, where title and description comment on it; without it the title asks and the description answers. */
interface Exchange {
  /** The first speaker’s words, without quotation marks. */
  said: AtMost<70>;
  /** The answer, without quotation marks. */
  answered: AtMost<50>;
}

/** A drawing with a numbered mark for each problem, in the order of the cards. */
interface ProblemDrawing extends Problems<'drawing'> {
  /** Which drawing, with as many marks as there are cards. */
  drawing: MarkedDrawing;
  /** What the drawing shows, below it. */
  caption: AtMost<80>;
}

/** The drawings that can be marked; each is in `components/drawings/marked-drawings.ts`. */
export type MarkedDrawing = 'mould' | 'label' | 'house' | 'table' | 'desk' | 'receiving';

/** A quotation whose positions are missing, one for each problem. */
interface ProblemPositions extends Problems<'positions', ProblemCard & { position: string }> {
  /** The position that is there, on top. */
  known: AtMost<35>;
  /** What is wrong with all of them: above them, as the legend of what is red. */
  hidden: AtMost<20>;
  /** What all of them come to, at the bottom. */
  sum: AtMost<45>;
  /** Where buyers can work it out or read it, behind the sum. */
  reckon: LabelledLink;
}

/** A week whose every date is missed: a problem for each day, in order. */
type ProblemWeek = Problems<
  'week',
  ProblemCard & {
    /** The weekday, or a word such as `Danach`. */
    day: AtMost<7>;
    /** What was due on it. */
    due: AtMost<25>;
  }
>;

/** A problem below a stamp or verdict. */
interface StampedProblem extends ProblemCard {
  /** What is wrong, in a word or two. */
  stamp: AtMost<16>;
}

/** Pieces of evidence beside each other, each with a stamp. */
type ProblemEvidence = Problems<'evidence', StampedProblem>;

/** Verdicts below each other, each as large as a heading. */
type ProblemVerdicts = Problems<'verdicts', StampedProblem>;

/** The problem list of a page, in one of its forms. */
export type ProblemList =
  | ProblemBreaks
  | ProblemDialogue
  | ProblemDrawing
  | ProblemPositions
  | ProblemWeek
  | ProblemEvidence
  | ProblemVerdicts;

import type { ProblemList } from '#content/problem-list.ts';
import { Breaks } from './Breaks.tsx';
import { Dialogue } from './Dialogue.tsx';
import { Drawing } from './Drawing.tsx';
import { Evidence } from './Evidence.tsx';
import { Positions } from './Positions.tsx';
import { Verdicts } from './Verdicts.tsx';
import { Week } from './Week.tsx';

type ProblemsProps = { list: ProblemList };

/** What goes wrong without us, in the form of its list. */
export function Problems({ list }: ProblemsProps) {
  switch (list.form) {
    case 'breaks':
      return <Breaks list={list} />;
    case 'dialogue':
      return <Dialogue list={list} />;
    case 'drawing':
      return <Drawing list={list} />;
    case 'evidence':
      return <Evidence list={list} />;
    case 'positions':
      return <Positions list={list} />;
    case 'verdicts':
      return <Verdicts list={list} />;
    case 'week':
      return <Week list={list} />;
  }
}

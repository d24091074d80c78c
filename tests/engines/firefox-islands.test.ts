import { firefox } from './firefox.ts';
import { testIslands } from './islands.ts';
import { translations } from './translator.ts';
import { testEngineWith } from './visit.ts';

// Apart from its other tests, so that both run beside each other.
testEngineWith(firefox, (visit) => testIslands(visit, translations));

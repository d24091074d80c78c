import { firefox } from './firefox.ts';
import { testIslands, translations } from './islands.ts';
import { testEngineWith } from './visit.ts';

// Apart from its other tests, so that both run beside each other.
testEngineWith(firefox, (visit) => testIslands(visit, translations));

import { firefox } from './firefox.ts';
import { testIslands } from './islands.ts';
import { translations } from './translator.ts';
import { testEngine, testEngineWith } from './visit.ts';

testEngine(firefox);

testEngineWith(firefox, (visit) => testIslands(visit, translations));

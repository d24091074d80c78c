import { presentChromium } from './chromium.ts';
import { testIslands } from './islands.ts';
import { translations } from './translator.ts';
import { testEngineWith } from './visit.ts';

testEngineWith(presentChromium, (visit) => testIslands(visit, translations));

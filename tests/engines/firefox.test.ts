import { firefox } from './firefox.ts';
import { testEngine } from './visit.ts';

testEngine(firefox);

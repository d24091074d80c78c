import { webkit } from './webkit.ts';
import { testEngine } from './visit.ts';

testEngine(webkit);

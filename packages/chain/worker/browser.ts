import { answerOn } from './answer';
import type { Port } from './messages';

// The scope of a worker; the compiler has the types of a window.
answerOn(globalThis as unknown as Port);

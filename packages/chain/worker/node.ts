import { parentPort } from 'node:worker_threads';
import { answerOn } from './answer';
import type { Port } from './messages';

if (!parentPort) throw new Error('This file is the start of a worker.');
answerOn(parentPort as unknown as Port);

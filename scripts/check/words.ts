/** Spelling and format, in a thread of their own while another compiles the pages. */
import { parentPort, workerData } from 'node:worker_threads';
import { checkFormat } from './format';
import type { Source } from './pages';
import { checkSpelling } from './spelling';

const pages = workerData as readonly Source[];

parentPort?.postMessage([...(await checkSpelling(pages)), ...(await checkFormat(pages))]);

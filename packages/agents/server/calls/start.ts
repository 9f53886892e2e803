import { serveCalls } from './worker';

// The worker of a server that runs from the sources.
serveCalls();

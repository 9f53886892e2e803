import { parentPort } from 'node:worker_threads';
import type { FromScript, Port, ToScript } from '../worker/messages';
import { script } from '../worker/script';

// A script for the tests; the name of the chain's first account decides what it does.
script(parentPort as unknown as Port<ToScript, FromScript>, async (chain, { input, tell }) => {
  const [what] = (await chain.request({ method: 'eth_accounts' })) as readonly string[];
  if (what === 'loops') for (;;);
  if (what === 'tells') {
    tell(input);
    return 'done';
  }
  if (what === 'fails') throw new Error('Nothing works.');
  const answer = await chain.request({ method: 'eth_call', params: [] });
  if (what === 'loops later') for (;;);
  return answer;
});

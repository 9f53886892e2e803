import { startAnvil } from '@sablier-docs/testing/anvil';
import { expect, test } from 'vitest';
import { createProvider } from './provider';
import { anvilProvider } from './testing/anvil-provider';
import { play, SCENES } from './testing/scenes';

const GENESIS = 1_798_761_600n;
/** Both clocks are stopped: a block of anvil has the second of the one before. */
const still = { method: 'anvil_setBlockTimestampInterval', params: [0] };

// `evm_increaseTime` answers with a difference from this machine's clock, and a second may end between the two chains.
test.each(Object.entries(SCENES))(
  'returns the same for the scene "%s" as anvil does',
  { retry: 2 },
  async (_, scene) => {
    const started = await startAnvil(['--timestamp', String(GENESIS)]);
    try {
      const [anvil, page] = [anvilProvider(started), await createProvider({ timestamp: GENESIS })];
      for (const chain of [anvil, page]) await chain.request(still);
      expect(await play(page, scene)).toEqual(await play(anvil, scene));
    } finally {
      await started.stop();
    }
  },
);

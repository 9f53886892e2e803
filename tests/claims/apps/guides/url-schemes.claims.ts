import { expect } from 'vitest';
import { claim } from '../../claim';

claim(
  '/apps/guides/url-schemes',
  'it finds another stream | the code is that of another release | use the right code: each contract counts its streams separately',
  async ({ lockupV1_0, lockupV1_2, lockup, flow }) => {
    for (const release of [lockupV1_0, lockupV1_2, lockup, flow]) {
      expect(await release.open()).toBe(1n);
      expect(await release.open()).toBe(2n);
    }
  },
);

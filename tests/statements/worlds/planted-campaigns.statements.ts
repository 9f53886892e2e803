import { expect, test } from 'vitest';
import type { AirdropsRange } from '@sablier-docs/proofs/worlds/range';
import type { CampaignWorld } from './airdrops';
import { askEverywhere } from './ask';

/** Wrong sentences about campaigns: each is true in the usual case, and false in another world of its range. */
const wrong: Readonly<
  Record<string, readonly [Omit<AirdropsRange, 'of'>, (world: CampaignWorld) => Promise<void>]>
> = {
  'the admin can take everything back at any time': [
    { moment: 'any', claimed: 'any', expiration: 'any' },
    async (world) => {
      const all = await world.holds();
      await world.reverts('success', world.admin, 'clawback', ['delegate', all]);
    },
  ],
  'whoever made the campaign is the sender of its streams': [
    { admin: ['first', 'next'], caller: 'any' },
    async (world) => {
      const id = await world.claim(world.who, 'recipient');
      expect(await world.lockup.read('getSender', [id])).toBe(world.addressOf('owner'));
    },
  ],
  'anyone on the list can claim as long as the index is open': [
    { moment: 'any', claimed: ['nobody', 'other'], expiration: 'any', funding: 'any' },
    (world) => world.reverts('success', world.who, 'claim', world.entry('recipient')),
  ],
  'once the campaign has expired every token in it is the admin’s to take': [
    { moment: ['expired', 'after'], claimed: 'any', admin: 'any', caller: 'any' },
    (world) => world.reverts('success', 'owner', 'clawback', ['owner', 1n]),
  ],
  'a claim pays the recipient a stream of the whole amount that can be canceled': [
    { cancelable: 'any', model: 'any', transferable: 'any' },
    async (world) => {
      const id = await world.claim(world.who, 'recipient');
      await world.lockup.reverts('success', world.admin, 'cancel', [id]);
    },
  ],
  'a campaign that has its tokens pays every claim': [
    { model: 'any', token: 'any', list: 'any' },
    (world) => world.reverts('success', world.who, 'claim', world.entry('recipient')),
  ],
};

test.each(Object.entries(wrong))('a wrong sentence is seen: %s', async (id, [range, body]) => {
  const asked = askEverywhere({ of: 'airdropsV1_2', ...range }, { id, file: 'planted' }, body);
  await expect(asked).rejects.toThrow(/is false in world (?:[2-9]|[1-9]\d+) of/);
});

import { expect } from 'vitest';
import { claim, dai, DAY, sourced } from '../../../claim';

claim(
  '/guides/airdrops/examples/create-campaign',
  'A claim of 100 tokens makes a stream that has released 10 tokens at once, 25 after 30 days, 62.5 after 60 days and 100 after 90.',
  async ({ lockup }) => {
    const id = await lockup.open({
      deposit: dai('100'),
      total: 90n * DAY,
      cliff: 30n * DAY,
      unlocks: { start: dai('10'), cliff: dai('15') },
    });
    for (const [days, released] of [
      [0n, '10'],
      [30n, '25'],
      [30n, '62.5'],
      [30n, '100'],
    ] as const) {
      if (days > 0n) await lockup.pass(days * DAY);
      expect(await lockup.read('streamedAmountOf', [id])).toBe(dai(released));
    }
  },
);

claim(
  '/guides/airdrops/examples/create-campaign',
  'Each further hash costs less than 1,000 gas.',
  async ({ airdropsV1_2 }) => {
    const names = [
      'recipient',
      'other',
      'delegate',
      'owner',
      'operator',
      'sender',
      'stranger',
      'admin',
    ];
    /** Gas of the second claim of a campaign with the first of these accounts. */
    const gasOf = async (rows: number) => {
      const list = Object.fromEntries(names.slice(0, rows).map((who) => [who, dai('10')]));
      const campaign = await airdropsV1_2.campaign({ list });
      await campaign.claim('recipient');
      const [, , , proof] = campaign.entry('other');
      await campaign.claim('other');
      return { gas: Number((await airdropsV1_2.chain.getBlock()).gasUsed), hashes: proof.length };
    };
    await gasOf(5); // from now on the account has an NFT in each campaign that is compared
    const [short, long] = [await gasOf(4), await gasOf(8)];
    expect([short.hashes, long.hashes]).toEqual([2, 3]);
    const each = long.gas - short.gas;
    expect(each).toBeGreaterThan(0);
    expect(each).toBeLessThan(1_000);
  },
);

sourced(
  '/guides/airdrops/examples/create-campaign',
  'The contracts were compiled from their sources at the tag airdrops@v3.0.1 and measured once on a local chain, with a list of eight rows and an OpenZeppelin token:',
  'https://github.com/sablier-labs/evm-monorepo/tree/airdrops@v3.0.1/airdrops/src',
  'the sources that were compiled and measured; the installed packages have no bytecode of this release',
);

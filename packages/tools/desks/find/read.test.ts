import { describe, expect, it } from 'vitest';
import { readStreamContracts } from '@sablier-docs/protocol/indexers/aliases';
import { toWord } from '@sablier-docs/kit/wallet/abi-words';
import { fakeProvider, throwing } from '@sablier-docs/kit/wallet/fake-provider';
import { contractsOn } from './contracts';
import { BALANCE_OF, findStreams, OWNER_OF, type FoundStreams } from './read';
import { TRANSFER } from './transfers';
import { balanceText, noStreamsText } from './words';

const contracts = readStreamContracts();
const HOLDER = '0x8b1dD8774373729B7755202079F52D8c7444D335';
const OTHER = '0x0298F4332e3857631385b39766325058a93e249f';
const BASE = 8453;
const here = contractsOn(BASE, contracts);
const addressOf = (alias: string) => here.find((one) => one.alias === alias)?.address ?? '';
const LK3 = addressOf('LK3');
const FL = addressOf('FL');
const word = (value: bigint | string) => toWord(BigInt(value));

const transfer = (contract: string, id: bigint, to = HOLDER, event = TRANSFER) => ({
  address: contract,
  topics: [event, `0x${word(OTHER)}`, `0x${word(to)}`, `0x${word(id)}`],
  data: '0x',
});

interface Chain {
  /** Results of `balanceOf` by contract, 0 by default. */
  balances?: Record<string, string>;
  owners?: Record<string, string>;
  logs?: unknown;
  /** Answers to `eth_chainId`, in order; the last one repeats. */
  chains?: string[];
  accounts?: unknown;
}

function chainOf({ balances = {}, owners = {}, logs = [], chains = ['0x2105'], accounts }: Chain) {
  const left = [...chains];
  return fakeProvider({
    eth_accounts: accounts ?? [HOLDER],
    eth_chainId: () => (left.length > 1 ? left.shift() : left[0]),
    eth_getLogs: logs,
    eth_call: ([{ to, data }]: [{ to: string; data: string }]) => {
      if (data === BALANCE_OF + word(HOLDER))
        return to in balances ? balances[to] : `0x${word(0n)}`;
      if (data.startsWith(OWNER_OF)) {
        const owner = owners[`${to}-${BigInt(`0x${data.slice(10)}`)}`];
        if (owner === undefined) throw { code: 3, message: 'execution reverted' };
        return owner;
      }
      throw { code: 3, message: 'execution reverted' };
    },
  });
}

const owns = (contract: string, ids: readonly bigint[], who = HOLDER) =>
  Object.fromEntries(ids.map((id) => [`${contract}-${id}`, `0x${word(who)}`]));
const find = (provider: ReturnType<typeof chainOf>, holder: string | null = HOLDER) =>
  findStreams(provider, BASE, holder, contracts);
async function found(chain: Chain): Promise<FoundStreams> {
  const answer = await find(chainOf(chain));
  if ('problem' in answer) throw new Error(answer.problem.message);
  return answer.value;
}
const aliases = ({ held }: FoundStreams) =>
  held.flatMap(({ streams }) => streams.map(({ alias }) => alias));

describe('the streams of an address', () => {
  it('are counted in every contract of the chain, and named once the contract confirms the owner', async () => {
    const provider = chainOf({
      balances: { [LK3]: `0x${word(2n)}`, [FL]: `0x${word(1n)}` },
      owners: { ...owns(LK3, [5n, 9n]), ...owns(FL, [7n]), ...owns(LK3, [6n], OTHER) },
      logs: [5n, 6n, 9n].map((id) => transfer(LK3, id)).concat(transfer(FL, 7n)),
    });
    const answer = await find(provider);
    const result = (answer as { value: FoundStreams }).value;
    expect(aliases(result)).toEqual(['LK3-8453-9', 'LK3-8453-5', 'FL-8453-7']);
    expect(result.empty).toHaveLength(here.length - 2);
    expect(noStreamsText(result)).toBe('');
    expect(balanceText(result, 'Base')).toBe(
      `${HOLDER} holds 3 streams on Base, in 2 of ${here.length} contracts.`,
    );
    const methods = new Set(provider.asked.map(({ method }) => method));
    expect([...methods].sort()).toEqual(['eth_call', 'eth_chainId', 'eth_getLogs']);
  });

  it('are those of the account in the wallet without an address', async () => {
    const answer = await find(chainOf({}), null);
    expect(answer).toMatchObject({ value: { holder: HOLDER, held: [] } });
    expect(await find(chainOf({ accounts: [] }), null)).toMatchObject({ problem: { kind: 'odd' } });
  });

  it('are none where all balances are 0, and no transfers are asked for', async () => {
    const provider = chainOf({ logs: throwing(new Error('must not be asked')) });
    const answer = await find(provider);
    const result = (answer as { value: FoundStreams }).value;
    expect(balanceText(result, 'Base')).toBe(
      `${HOLDER} holds no stream on Base, in ${here.length} contracts.`,
    );
    expect(provider.asked.map(({ method }) => method)).not.toContain('eth_getLogs');
  });

  it('are counted without IDs where the node refuses to list transfers', async () => {
    for (const logs of [throwing({ code: -32005, message: 'range too large' }), 'nonsense', null]) {
      const result = await found({ balances: { [LK3]: `0x${word(3n)}` }, logs });
      expect(result.held[0]).toMatchObject({ balance: 3n, streams: [] });
      expect(noStreamsText(result)).toMatch(/did not list past transfers.*explorer has the IDs/);
    }
  });
});

describe('a hostile node', () => {
  const one = { [LK3]: `0x${word(1n)}` };

  it.each([
    ['half a word', `0x${word(1n).slice(1)}`],
    ['two words', `0x${word(1n)}${word(1n)}`],
    ['a huge balance', `0x${'f'.repeat(64)}`],
    ['no hex', 'lots'],
    ['null', null],
  ])('that answers %s leaves one contract out, and says so', async (_, balance) => {
    const result = await found({ balances: { [LK3]: balance as string } });
    expect(result.held).toEqual([]);
    expect(result.failed.map(({ contract }) => contract.alias)).toEqual(['LK3']);
    expect(balanceText(result, 'Base')).toMatch(
      /1 contract gave no answer, so streams there are not counted\.$/,
    );
  });

  it('without the contract is on another network, and nothing of it is used', async () => {
    const answer = await find(chainOf({ balances: { [FL]: '0x' } }));
    expect(answer).toMatchObject({
      problem: { message: expect.stringMatching(/no contract/) as string },
    });
  });

  it('whose contracts all fail gives its problem', async () => {
    const balances = Object.fromEntries(here.map(({ address }) => [address, '0x1']));
    expect(await find(chainOf({ balances }))).toMatchObject({ problem: { kind: 'odd' } });
  });

  it('adds no stream that the contract does not confirm, and none beyond the balance', async () => {
    const logs = [
      transfer(LK3, 1n),
      transfer(LK3, 2n),
      transfer(LK3, 3n, OTHER),
      transfer(LK3, 4n, HOLDER, `0x${'11'.repeat(32)}`),
      transfer(FL, 5n),
      transfer(LK3, 0n),
    ];
    const owners = { ...owns(LK3, [0n, 1n, 2n, 3n, 4n]), ...owns(FL, [5n]) };
    const result = await found({ balances: one, owners, logs });
    expect(aliases(result)).toEqual(['LK3-8453-2']);
    const oddOwner = { [`${LK3}-2`]: `0x${word(HOLDER)}${word(0n)}`, [`${LK3}-1`]: '0x' };
    const none = await found({ balances: one, owners: oddOwner, logs });
    expect(aliases(none)).toEqual([]);
    expect(noStreamsText(none)).toMatch(/not whole/);
  });

  it('with endless transfers is asked for 200 owners at most', async () => {
    const ids = Array.from({ length: 1_000 }, (_, at) => BigInt(at + 1));
    const provider = chainOf({
      balances: { [LK3]: `0x${word(900n)}` },
      owners: owns(LK3, ids),
      logs: ids.map((id) => transfer(LK3, id)),
    });
    const answer = await find(provider);
    const result = (answer as { value: FoundStreams }).value;
    expect(result.held[0]?.streams).toHaveLength(200);
    expect(noStreamsText(result)).toMatch(/longer than this page checks/);
    expect(provider.asked.filter(({ method }) => method === 'eth_call')).toHaveLength(
      here.length + 200,
    );
  });

  it('that moves to another chain in between has its answers dropped', async () => {
    const answer = await find(chainOf({ balances: one, chains: ['0x1'] }));
    expect(answer).toMatchObject({
      problem: { message: expect.stringMatching(/moved to another chain/) as string },
    });
  });
});

import { describe, expect, it, vi } from 'vitest';
import { readGroup } from '../artifacts/read';
import { createProvider, type Provider } from '../provider';
import { openWorld } from '../worlds/open';
import { chainsAlike } from './alike';

const create = () => createProvider({ baseFee: 0n, timestamp: 1_798_761_600n });

/** Calls of ERC-20. */
const mint = (to: string) => `0x40c10f19${to.slice(2).padStart(64, '0')}${'5'.padStart(64, '0')}`;
const balance = (of: string) => `0x70a08231${of.slice(2).padStart(64, '0')}`;

/** Opens a world and mints 5 units for an account. @returns a read of an account's units, and of the last block */
async function minted(chain: Provider, who: 'sender' | 'other') {
  const { accounts, contracts } = await openWorld(chain, { releases: [], load: readGroup });
  const { admin, sender, other } = accounts;
  const to = contracts.dai ?? '0x';
  const data = mint({ sender, other }[who]);
  await chain.request({ method: 'eth_sendTransaction', params: [{ from: admin, to, data }] });
  const units = async (of: string) =>
    Number(
      await chain.request({ method: 'eth_call', params: [{ to, data: balance(of) }, 'latest'] }),
    );
  const block = async () => Number(await chain.request({ method: 'eth_blockNumber' }));
  return { admin, sender, other, to, units, block };
}

describe('chains that begin alike', () => {
  it('answer like a chain of their own after a mint for either account', async () => {
    const open = chainsAlike(create);
    for (const who of ['sender', 'other', 'sender', 'sender', 'other'] as const) {
      const own = await minted(await create(), who);
      const one = await minted(open(), who);
      const read = async ({ units, block, sender, other }: typeof own) =>
        [await units(sender), await units(other), await block()] as const;
      expect(await read(one), who).toEqual(await read(own));
      expect(await one.units(one[who])).toBe(5);
    }
  });

  it('send what is the same once', async () => {
    const request = vi.fn<Provider['request']>();
    const open = chainsAlike(async () => {
      const chain = await create();
      request.mockImplementation((asked) => chain.request(asked));
      return { request };
    });
    const sent = () =>
      request.mock.calls.filter(([{ method }]) => method === 'eth_sendTransaction').length;
    await minted(open(), 'sender');
    const first = sent();
    await minted(open(), 'sender');
    expect(sent()).toBe(first);
    await minted(open(), 'other');
    expect(sent()).toBe(first + 1);
  });

  it('refuse a call with code 3 in the second run as in the first', async () => {
    const open = chainsAlike(create);
    for (let at = 0; at < 2; at += 1) {
      const chain = open();
      const { to, admin } = await minted(chain, 'sender');
      const params = [{ from: admin, to, data: '0xffffffff' }, 'latest'];
      await expect(chain.request({ method: 'eth_call', params })).rejects.toMatchObject({
        code: 3,
      });
    }
  });

  it('begin a run without the mints of one that went back to its own snapshot', async () => {
    const open = chainsAlike(create);
    const chain = open();
    const { to, admin, sender } = await minted(chain, 'sender');
    const id = await chain.request({ method: 'evm_snapshot' });
    const more = [{ from: admin, to, data: mint(sender) }];
    await chain.request({ method: 'eth_sendTransaction', params: more });
    await chain.request({ method: 'evm_revert', params: [id] });
    await chain.request({ method: 'eth_sendTransaction', params: more });
    const { units, other } = await minted(open(), 'other');
    expect([await units(sender), await units(other)]).toEqual([0, 5]);
  });

  it('share nothing with a run that lets another account send', async () => {
    const open = chainsAlike(create);
    const stranger = `0x${'12'.repeat(20)}`;
    const first = open();
    const { to, sender } = await minted(first, 'sender');
    await first.request({ method: 'anvil_impersonateAccount', params: [stranger] });
    const call = [{ from: stranger, to, data: mint(sender), gas: '0x30d40', gasPrice: '0x0' }];
    const send = (chain: Provider) =>
      chain.request({ method: 'eth_sendTransaction', params: call });
    await expect(send(first)).resolves.toMatch(/^0x/);
    const second = open();
    await minted(second, 'sender');
    await expect(send(second)).rejects.toThrow();
  });

  it('refuse a run whose chain another has opened', async () => {
    const open = chainsAlike(create);
    const first = open();
    await first.request({ method: 'eth_blockNumber' });
    open();
    await expect(first.request({ method: 'eth_blockNumber' })).rejects.toThrow('opened again');
  });
});

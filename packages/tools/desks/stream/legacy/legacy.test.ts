import { sablier } from 'sablier';
import { decodeFunctionData, getAddress, type Abi } from 'viem';
import { describe, expect, it } from 'vitest';
import { abiOf } from '@sablier-docs/protocol/calls/abi';
import { readChains } from '@sablier-docs/protocol/chains';
import { legacyBalances } from '@sablier-docs/protocol/legacy/balance';
import { readLegacyContracts } from '@sablier-docs/protocol/legacy/contracts';
import { describeLegacyAction } from '@sablier-docs/protocol/legacy/action-text';
import { emptyStreamQuery, parseStreamQuery } from '../find';
import { readStreamHash, writeStreamHash } from '../url-hash';
import { fetchLegacy } from './fetch';
import { legacyCall, warnStranger } from './call';
import { findLegacy, type LegacyStream } from './find';
import { computeLegacy, emptyLegacyRows, legacyDisplayRows } from './display-rows';
import { toWord } from '@sablier-docs/kit/wallet/abi-words';
import { createRandom } from '@sablier-docs/testing/random';
import { fakeProvider } from '@sablier-docs/kit/wallet/fake-provider';

const ALICE = '0x8b1dD8774373729B7755202079F52D8c7444D335';
const BOB = '0x0298F4332e3857631385b39766325058a93e249f';
const TOKEN = '0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB';
const FIRST = '0xA4fc358455Febe425536fd1878bE67FfDBDEC59a';
const SECOND = '0xCD18eAa163733Da39c232722cBC4E8940b1D8888';
const PAYROLL = '0xbd6a40Bb904aEa5a49c59050B5395f7484A4203d';
const desks = readLegacyContracts();
const chains = readChains();

const paste = (text: string) => findLegacy(parseStreamQuery(text), desks, chains);
function streamAt(address: string, id: string): LegacyStream {
  const found = paste(`${address}-1-${id}`);
  if (!found || 'problem' in found) throw new Error(found?.problem);
  return found.stream;
}

describe('a stream of Legacy', () => {
  it('is found on every chain of the SDK, and on no other', () => {
    const releases = sablier.releases.getAll({ protocol: 'legacy' as never }) ?? [];
    let count = 0;
    for (const { version, deployments } of releases) {
      for (const { chainId, contracts } of deployments) {
        const contract = contracts.find(({ name }) => name === 'Sablier');
        if (!contract) continue;
        count += 1;
        expect(
          chains.some(({ id }) => id === chainId),
          String(chainId),
        ).toBe(true);
        const asked = { ...emptyStreamQuery, source: contract.address, tokenId: '7' };
        expect(findLegacy({ ...asked, chainId: String(chainId) }, desks, chains)).toMatchObject({
          stream: { chainId, tokenId: '7', desk: { version: String(version) } },
        });
        const elsewhere = findLegacy({ ...asked, chainId: '8453' }, desks, chains);
        const { name } = chains.find(({ id }) => id === chainId) ?? { name: '' };
        expect(elsewhere).toEqual({
          problem: `This is the contract of Legacy on ${name}: choose that chain.`,
        });
      }
    }
    expect(count).toBe(8);
  });

  it('waits for its chain and ID, and is no other contract', () => {
    expect(paste(SECOND)).toBeNull();
    expect(paste(`${BOB}-1-7`)).toBeNull();
    expect(paste('LK3-1-7')).toBeNull();
    expect(paste(`${PAYROLL}-1-7`)).toBeNull();
    expect(paste(`${SECOND}-1-0`)).toHaveProperty('problem');
    expect(paste(`https://app-sablier.com/stream/${SECOND}-1-7`)).toBeNull();
  });

  it('is kept in the hash by its address', () => {
    const stream = streamAt(SECOND, '100007');
    const hash = writeStreamHash(stream, 'cancel');
    expect(hash).toBe(`#stream=${SECOND.toLowerCase()}-1-100007&do=cancel`);
    const kept = readStreamHash(hash);
    expect(kept?.action).toBe('cancel');
    expect(paste(kept?.stream ?? '')).toEqual({ stream });
  });

  it.each(desks.map(({ version }) => version))('has calls that the ABI decodes: %s', (version) => {
    const abi: Abi = abiOf('legacy', version, 'Sablier');
    const stream = streamAt(version === 'v1.0' ? FIRST : SECOND, '12');
    const withdraw = legacyCall(stream, 'withdraw', 250n);
    const cancel = legacyCall(stream, 'cancel', undefined);
    for (const [call, functionName, args] of [
      [withdraw, 'withdrawFromStream', [12n, 250n]],
      [cancel, 'cancelStream', [12n]],
    ] as const) {
      const data = (call?.data ?? '0x') as `0x${string}`;
      expect(decodeFunctionData({ abi, data })).toEqual({ functionName, args });
      expect(call?.to).toBe(getAddress(stream.address));
      expect(call?.value).toBe(0n);
    }
    expect(legacyCall(stream, 'withdraw', undefined)).toBeNull();
  });
});

const terms = {
  deposit: 1_000n,
  remaining: 950n,
  ratePerSecond: 2n,
  startTime: 100n,
  stopTime: 600n,
};

describe('balances', () => {
  it.each([
    [100n, 1_000n, 1_000n, 0n],
    [101n, 1_000n, 998n, 2n],
    [200n, 950n, 800n, 150n],
    [600n, 950n, 0n, 950n],
    [9_999n, 950n, 0n, 950n],
  ])('at %s with %s left are %s and %s', (time, remaining, sender, recipient) => {
    expect(legacyBalances({ ...terms, remaining }, time)).toEqual({ sender, recipient });
  });

  it('always add up to what is left', () => {
    const random = createRandom(0x1e6ac7n);
    for (let at = 0; at < 1_000; at += 1) {
      const duration = random.between(1n, 10n ** 8n);
      const ratePerSecond = random.magnitude(1n, 10n ** 20n);
      const startTime = random.between(1n, 2n * 10n ** 9n);
      const deposit = duration * ratePerSecond;
      const time = startTime + random.between(0n, 2n * duration);
      const passed = time - startTime < duration ? time - startTime : duration;
      const withdrawn = random.between(0n, passed * ratePerSecond);
      const stream = {
        deposit,
        remaining: deposit - withdrawn,
        ratePerSecond,
        startTime,
        stopTime: startTime + duration,
      };
      const { sender, recipient } = legacyBalances(stream, time);
      expect(recipient).toBe(passed * ratePerSecond - withdrawn);
      expect(sender + recipient).toBe(stream.remaining);
    }
  });

  it('are none when more was withdrawn than streamed', () => {
    expect(() => legacyBalances(terms, 100n)).toThrow(RangeError);
  });
});

interface Answered {
  sender?: string;
  balances?: readonly [sender: bigint, recipient: bigint];
  isMissing?: boolean;
  remaining?: bigint;
}

async function read(address: string, answered: Answered = {}) {
  const { sender = ALICE, balances = [800n, 150n], isMissing, remaining = 950n } = answered;
  const stream = streamAt(address, '12');
  const who = new Map([
    [toWord(BigInt(sender)), balances[0]],
    [toWord(BigInt(BOB)), balances[1]],
  ]);
  const selector = (name: string) =>
    desks.flatMap(({ views }) => views).find((fn) => fn.name === name)?.selector;
  const provider = fakeProvider({
    eth_getBlockByNumber: { number: '0x10', timestamp: '0xc8' },
    eth_call: ([{ data }]: [{ data: string }]) => {
      const called = data.slice(0, 10);
      if (isMissing) throw { code: 3, message: 'execution reverted' };
      const parties = [BigInt(sender), BigInt(BOB), 1_000n, BigInt(TOKEN)];
      const words =
        called === selector('getStream')
          ? [...parties, 100n, 600n, remaining, 2n]
          : called === selector('balanceOf')
            ? [who.get(data.slice(74)) ?? 0n]
            : called === selector('isCompoundingStream')
              ? [1n]
              : called === '0x313ce567'
                ? [2n]
                : null;
      if (!words) throw { code: 3, message: 'execution reverted' };
      return `0x${words.map(toWord).join('')}`;
    },
  });
  const answer = await fetchLegacy(provider, stream);
  if ('problem' in answer) throw new Error(answer.problem.message);
  return { stream, results: answer.value };
}

async function shown(address: string, answered?: Answered) {
  const { stream, results } = await read(address, answered);
  if (!results.state) throw new Error('There is no stream.');
  const rows = legacyDisplayRows(stream.desk, results, results.state, BOB);
  expect(rows.map(({ label }) => label)).toEqual(
    emptyLegacyRows(stream.desk).map(({ label }) => label),
  );
  return Object.fromEntries(
    rows.map(({ label, text, computed }) => [label, computed ? `${text} | ${computed}` : text]),
  );
}

describe('what is read', () => {
  it('is shown with units and dates', async () => {
    expect(await shown(SECOND)).toEqual({
      Sender: ALICE,
      Recipient: `${BOB} (your account)`,
      'Withdrawable now': '1.5 tokens',
      'Back to the sender now': '8 tokens',
      Deposited: '10 tokens',
      'Left in the stream': '9.5 tokens',
      Rate: '0.02 tokens per second',
      Start: '1970-01-01 00:01:40 UTC',
      End: '1970-01-01 00:10 UTC',
      Token: TOKEN,
    });
  });

  it('has interest and salaries in v1.0 only', async () => {
    const salary = await shown(FIRST, { sender: PAYROLL });
    expect(salary['Earns interest']).toBe('Yes');
    expect(salary.Sender).toBe(`${PAYROLL} (Payroll: this is a salary)`);
    expect((await read(SECOND, { sender: PAYROLL })).results.state?.isSalary).toBe(false);
  });

  it('shows the contract’s balance beside the computed one where they differ', async () => {
    const rows = await shown(SECOND, { balances: [799n, 151n] });
    expect(rows['Withdrawable now']).toBe('1.51 tokens | 1.5 tokens');
    expect(rows['Back to the sender now']).toBe('7.99 tokens | 8 tokens');
  });

  it('is no stream once it is deleted, and computes nothing from what cannot be', async () => {
    expect((await read(SECOND, { isMissing: true })).results.state).toBeNull();
    const { results } = await read(SECOND, { remaining: 1n });
    expect(results.state && computeLegacy(results.state, results.time)).toBeNull();
  });

  it('tells a stranger that the contract would refuse', async () => {
    const { results } = await read(SECOND);
    if (!results.state) throw new Error('There is no stream.');
    expect(warnStranger(results.state, ALICE)).toBeNull();
    expect(warnStranger(results.state, BOB)).toBeNull();
    expect(warnStranger(results.state, TOKEN)).toMatch(/neither the sender/);
  });
});

it('mentions interest and salaries for v1.0, and not for v1.1', () => {
  const say = (version: string) => {
    const { does, fails, final } = describeLegacyAction(
      'withdraw',
      { version },
      { id: '12', amount: '1' },
    );
    const cancel = describeLegacyAction('cancel', { version }, { id: '12' });
    return [does, fails, final, cancel.final].join(' ');
  };
  expect(say('v1.0')).toMatch(/1 token of stream 12 .* interest .* paused .* salary/);
  expect(say('v1.1')).not.toMatch(/interest|paused|salary|Payroll/);
});

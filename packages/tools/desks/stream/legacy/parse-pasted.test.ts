import { describe, expect, it } from 'vitest';
import { readDeskReleases } from '../../../readings/contracts/read-releases';
import { readLegacyContracts } from '@sablier-docs/protocol/legacy/contracts';
import { fetchLegacy, type LegacyResults } from './fetch';
import { legacyCommands } from './commands';
import type { LegacyStream } from './find';
import { parsePastedLegacy } from './parse-pasted';
import { legacyDisplayRows } from './display-rows';
import type { StreamResults } from '../../../readings/stream/results';
import { fetchStream } from '../../../readings/stream/fetch';
import { streamCommands } from '../../../readings/stream/commands';
import { parsePastedStream } from '../../../readings/stream/parse-pasted';
import { streamDisplayRows } from '../../../readings/stream/display-rows';
import { toWord } from '@sablier-docs/kit/wallet/abi-words';
import { runCommands } from '@sablier-docs/testing/cast';
import { fakeProvider } from '@sablier-docs/kit/wallet/fake-provider';

const ALICE = '0x8b1dD8774373729B7755202079F52D8c7444D335';
const BOB = '0x0298F4332e3857631385b39766325058a93e249f';
const TOKEN = '0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB';
const COMPTROLLER = '0x0000008ABbFf7a84a2fE09f9A9b74D3BC2072399';
const USDC = [32n, 4n, 0x55534443n << 224n];
const TOKEN_ANSWERS = new Map([
  ['0x95d89b41', USDC],
  ['0x313ce567', [6n]],
]);

/** @param token the only address that answers as a token */
function answering(
  answer: (selector: string, data: string) => readonly bigint[] | null,
  token = TOKEN,
) {
  return fakeProvider({
    eth_getBlockByNumber: { number: '0x10', timestamp: '0xc8' },
    eth_call: ([{ to, data }]: [{ to: string; data: string }]) => {
      const selector = data.slice(0, 10);
      const isToken = BigInt(to) === BigInt(token);
      const words = isToken ? TOKEN_ANSWERS.get(selector) : answer(selector, data);
      if (!words) throw { code: 3, message: 'execution reverted' };
      return `0x${words.map(toWord).join('')}`;
    },
  });
}

const streams = readLegacyContracts().map((desk): LegacyStream => {
  const [chainId = '', address = ''] = Object.entries(desk.addresses)[0] ?? [];
  return { desk, chainId: Number(chainId), address, tokenId: '12', alias: '' };
});

/** A stream of 1,000 units at 2 a second, 50 of them withdrawn, with the changes of a test. */
function legacyChain(
  { desk }: LegacyStream,
  { sender = ALICE, isMissing = false, hasBalances = true } = {},
) {
  const selector = (name: string) => desk.views.find((fn) => fn.name === name)?.selector;
  const balances = new Map([
    [toWord(BigInt(sender)), 800_000_000n],
    [toWord(BigInt(BOB)), 150_000_000n],
  ]);
  return answering((called, data) => {
    if (isMissing) return null;
    if (called === selector('isCompoundingStream')) return [1n];
    if (called === selector('balanceOf')) {
      return hasBalances ? [balances.get(data.slice(74)) ?? 0n] : null;
    }
    const parties = [BigInt(sender), BigInt(BOB), 1_000_000_000n, BigInt(TOKEN)];
    return called === selector('getStream')
      ? [...parties, 100n, 600n, 950_000_000n, 2_000_000n]
      : null;
  });
}

const rowsFrom = ({ desk }: LegacyStream, results: LegacyResults | null) =>
  results?.state ? legacyDisplayRows(desk, results, results.state, null) : null;

/** The rows from both sources; null without a stream. */
async function bothRoads(stream: LegacyStream, changed?: Parameters<typeof legacyChain>[1]) {
  const provider = legacyChain(stream, changed);
  const read = await fetchLegacy(provider, stream);
  if ('problem' in read) throw new Error(read.problem.message);
  const { results, problems } = parsePastedLegacy(
    await runCommands(legacyCommands(stream), provider),
    stream,
  );
  return {
    wallet: rowsFrom(stream, read.value),
    pasted: rowsFrom(stream, results),
    results,
    problems,
    read: read.value,
  };
}

describe.each(streams.map((stream) => [stream.desk.version, stream] as const))(
  'Legacy %s',
  (version, stream) => {
    it('is shown from pasted answers as a wallet reads it', async () => {
      const { wallet, pasted, problems, results, read } = await bothRoads(stream);
      expect(problems).toEqual([]);
      expect(pasted).toEqual(wallet);
      expect(results).toEqual(read);
      const shown = Object.fromEntries(pasted?.map((row) => [row.name, row.text]) ?? []);
      expect(shown).toMatchObject({ withdrawable: '150 USDC', returnable: '800 USDC' });
      expect(shown.interest).toBe(version === 'v1.0' ? 'Yes' : undefined);
      expect(pasted?.filter((row) => row.computed !== undefined)).toEqual([]);
    });

    it('shows what the contract refuses, and a stream that is gone', async () => {
      const refused = await bothRoads(stream, { hasBalances: false });
      expect(refused.pasted).toEqual(refused.wallet);
      expect(refused.pasted?.find(({ name }) => name === 'withdrawable')?.text).toMatch(/refuses/);
      const { results, pasted } = await bothRoads(stream, { isMissing: true });
      expect(pasted).toBeNull();
      expect(results).toMatchObject({ state: null, time: 200n });
    });

    it('notices a salary, which only v1.0 has', async () => {
      const sender = stream.desk.payroll[stream.chainId] ?? ALICE;
      const { results, read } = await bothRoads(stream, { sender });
      expect(results?.state?.isSalary).toBe(version === 'v1.0');
      expect(results).toEqual(read);
    });

    it('takes what an explorer shows, and says what is missing', () => {
      const read = (...lines: string[]) => parsePastedLegacy(lines.join('\n'), stream);
      const names = ['sender', 'recipient', 'deposit', 'tokenAddress', 'startTime', 'stopTime'];
      const values = [ALICE, BOB, '1000', TOKEN, '100', '600', '950', '2'];
      const all = values.map((value, at) => `${names[at] ?? 'rate'}   uint256 :  ${value}`);
      const { results, problems } = read('getStream', ...all, `balanceOf ${BOB} 150`);
      expect(problems).toEqual([]);
      expect(results?.state).toMatchObject({ deposit: 1_000n, ratePerSecond: 2n, stopTime: 600n });
      const rows = rowsFrom(stream, results);
      const shown = Object.fromEntries(rows?.map((row) => [row.name, row.text]) ?? []);
      expect(shown.returnable).toBe('Not read');
      expect(shown.withdrawable).toBe("150 of the token's smallest unit");
      expect(rows?.filter((row) => row.computed !== undefined)).toEqual([]);
      expect(read(`balanceOf ${BOB} 150`).problems).toEqual([
        'The answer of getStream is missing.',
      ]);
      expect(read('getStream 1 2 3').problems).toHaveLength(1);
      expect(read('getStream', ...all, 'balanceOf 150').problems).toEqual([
        '"balanceOf 150" needs the address before its answer.',
      ]);
    });
  },
);

describe('every release with streams of its own', () => {
  it.each(readDeskReleases().map((release) => [release.alias, release] as const))(
    '%s: what the commands print is shown as a wallet reads it',
    async (_alias, release) => {
      const results = new Map(
        [...release.views, ...release.terms].map(({ name, selector, outputs }, at) => {
          const [type = ''] = outputs;
          const isToken = /^get(UnderlyingToken|Token|Asset)$/.test(name);
          const address = isToken ? BigInt(TOKEN) : BigInt(BOB) + BigInt(at);
          const word = type === 'address' ? address : BigInt(at);
          return [selector, type === 'bool' ? [1n] : type.startsWith('tuple') ? null : [word]];
        }),
      );
      results.set('0xb0fa59e8', [123n]);
      const provider = answering((selector) => results.get(selector) ?? null);
      const at = { address: ALICE, tokenId: '12' };
      const read = await fetchStream(provider, release, at, COMPTROLLER);
      if ('problem' in read) throw new Error(read.problem.message);
      const printed = await runCommands(streamCommands(release, at, COMPTROLLER), provider);
      const { results: pasted, problems } = parsePastedStream(printed, release);
      expect(problems).toEqual([]);
      const rows = (of: StreamResults) =>
        streamDisplayRows(release, null, { results: of, currency: 'ETH', account: null });
      expect(rows(pasted)).toEqual(rows({ ...read.value, feeUsd: null }));
      const hasFee = release.views.some(({ name }) => name === 'calculateMinFeeWei');
      expect(pasted.feeCeiling).toBe(hasFee ? 123n : null);
      expect(read.value.feeCeiling).toBe(pasted.feeCeiling);
      expect(rows(pasted).filter(({ text }) => /Not read|refuses/.test(text))).toEqual([]);
    },
  );
});

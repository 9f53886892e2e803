import { describe, expect, it } from 'vitest';
import { readDeskReleases } from '@sablier-docs/tools/readings/contracts/read-releases';
import type { Value } from '@sablier-docs/protocol/calls/encode';
import type { Call } from './call';
import { castCall, castSend } from './cast';
import { explorerFields, inCoin } from './explorer';
import { safeChecksum, safeFile } from './safe';

const TO = '0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB';
const OTHER = '0x8b1dD8774373729B7755202079F52D8c7444D335';

const releases = readDeskReleases();

function call(alias: string, name: string, args: readonly Value[], value = 0n): Call {
  const fn = releases
    .find((release) => release.alias === alias)
    ?.calls.find((one) => one.name === name);
  if (!fn) throw new Error(`${alias} has no ${name}.`);
  return { chainId: 8453, to: TO, fn, args, value, data: '0x1234', title: `${name}, stream 12` };
}

const withdraw = call('LK3', 'withdraw', [12n, OTHER, 250_000_000n], 262_350_000_000_000n);
const several = {
  ...call('LK3', 'cancelMultiple', [[12n, 15n]]),
  to: '0xe261b366f231b12fcb58D6BBD71e57fAEe82431d',
  data: '0x5678',
};
const broker = call('FL2', 'depositViaBroker', [12n, 5n, TO, OTHER, [OTHER, 10n ** 16n]]);

describe('command lines', () => {
  it('name contract, function, arguments and coin', () => {
    expect(castSend(withdraw)).toBe(
      `cast send ${TO} "withdraw(uint256,address,uint128)" 12 ${OTHER} 250000000 --value 262350000000000 --rpc-url "$RPC_URL" --account "$ACCOUNT"`,
    );
    expect(castSend(several)).toContain('"cancelMultiple(uint256[])" "[12,15]" --rpc-url');
    expect(castSend(broker)).toContain(
      `"depositViaBroker(uint256,uint128,address,address,(address,uint256))" 12 5 ${TO} ${OTHER} "(${OTHER},10000000000000000)" --rpc-url`,
    );
  });

  it('name the types by which the answer of a view is decoded', () => {
    const view = releases
      .find(({ alias }) => alias === 'LK3')
      ?.views.find(({ name }) => name === 'withdrawableAmountOf');
    if (!view) throw new Error('There is no view.');
    expect(castCall(TO, view, '12')).toBe(
      `cast call ${TO} "withdrawableAmountOf(uint256)(uint128)" 12 --rpc-url "$RPC_URL"`,
    );
  });
});

describe('forms of explorers', () => {
  it('take lists and tuples as each explorer wants them', () => {
    expect(explorerFields(several)).toEqual([
      { name: 'streamIds', type: 'uint256[]', etherscan: '["12","15"]', blockscout: ['12', '15'] },
    ]);
    expect(explorerFields(broker).at(-1)).toEqual({
      name: 'broker',
      type: 'tuple',
      etherscan: `["${OTHER}","10000000000000000"]`,
      blockscout: [OTHER, '10000000000000000'],
    });
  });

  it('take coin in whole coins, exactly', () => {
    expect(inCoin(262_350_000_000_000n)).toBe('0.00026235');
    expect(inCoin(1n)).toBe('0.000000000000000001');
    expect(inCoin(1_234n * 10n ** 18n)).toBe('1234');
    expect(inCoin(0n)).toBe('0');
  });
});

describe('files for Safe', () => {
  it('hold every call in its order, numbers as texts', () => {
    const file = JSON.parse(safeFile([withdraw, several], 1_790_000_000_000)) as {
      meta: { checksum: string };
    };
    expect(file).toMatchObject({
      version: '1.0',
      chainId: '8453',
      createdAt: 1_790_000_000_000,
      transactions: [
        { to: TO, value: '262350000000000', data: '0x1234' },
        { to: several.to, value: '0', data: '0x5678' },
      ],
    });
    expect(safeChecksum(file)).toBe(file.meta.checksum);
  });

  it('are refused without a call, and over two chains', () => {
    expect(() => safeFile([], 0)).toThrow('needs a call');
    expect(() => safeFile([withdraw, { ...several, chainId: 1 }], 0)).toThrow('one chain');
  });

  // File and checksum of safe-global/safe-react-apps: apps/tx-builder/src/lib/checksum.test.ts.
  it('have the checksum that the Transaction Builder computes', () => {
    const account = '0x49d4450977E2c95362C13D3a31a09311E0Ea26A6';
    const one = (type: string, name: string, method: string, values: Record<string, string>) => ({
      to: account,
      value: '0',
      contractMethod: {
        inputs: [{ internalType: type, name, type }],
        name: method,
        payable: false,
      },
      contractInputsValues: values,
    });
    const file = {
      version: '1.0',
      chainId: '4',
      createdAt: 1646321521061,
      meta: {
        name: 'test batch file',
        txBuilderVersion: '1.4.0',
        checksum: '',
        createdFromSafeAddress: '0xDF8a1Ce35c9a6ACE153B4e0767942f1E2291a1Aa',
        createdFromOwnerAddress: account,
      },
      transactions: [
        one('address', 'paramAddress', 'testAddress', { paramAddress: account }),
        one('bool', 'paramBool', 'testBool', { paramAddress: '', paramBool: 'false' }),
        {
          to: account,
          value: '2000000000000000000',
          data: '0x42f4579000000000000000000000000049d4450977e2c95362c13d3a31a09311e0ea26a6',
        },
      ],
    };
    const expected = '0x86c81826dbf7e8a37612153294cc85fdf5c81998dd0a44b86d945502a7eace7c';
    expect(safeChecksum(file)).toBe(expected);
  });
});

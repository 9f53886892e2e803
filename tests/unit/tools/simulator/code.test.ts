import { describe, expect, test } from 'vitest';
import type { LockupShapeId } from '../../../../src/protocol/lockup/shapes';
import { grouped, quoted } from '../../../../src/tools/inputs/literals';
import { presetForm } from '../../../../src/tools/simulator/from-stream';
import { judge } from '../../../../src/tools/simulator/judge';
import { solidityOf } from '../../../../src/tools/simulator/solidity';
import { typescriptOf } from '../../../../src/tools/simulator/typescript';

/* That the printed code compiles and creates the stream is checked on a chain, in tests/examples. */

function codeOf(id: LockupShapeId) {
  const { stream, decimals, shape } = judge(presetForm(id));
  if (!stream || decimals === null || shape === null) throw new Error(id);
  const printed = { decimals, shape };
  return { solidity: solidityOf(stream, printed), typescript: typescriptOf(stream, printed) };
}

describe('literals', () => {
  test('amounts are grouped, text cannot leave its quotes', () => {
    expect([0n, 999n, 1_000n, 25_000_000n].map(grouped)).toEqual([
      '0',
      '999',
      '1_000',
      '25_000_000',
    ]);
    expect(quoted('a"b\\c', '"')).toBe('"a\\"b\\\\c"');
    expect(quoted("it's", "'")).toBe("'it\\'s'");
    expect(quoted("it's", '"')).toBe('"it\'s"');
  });
});

describe('code', () => {
  test('of a cliff', () => {
    const { solidity, typescript } = codeOf('cliff');
    expect(solidity).toMatchInlineSnapshot(`
      "Lockup.CreateWithTimestamps memory params = Lockup.CreateWithTimestamps({
          sender: msg.sender, // may cancel
          recipient: recipient,
          depositAmount: 100_000_000_000_000_000_000, // 100 tokens
          token: TOKEN,
          cancelable: true,
          transferable: true,
          timestamps: Lockup.Timestamps({
              start: 1767225600, // 2026-01-01 00:00 UTC
              end: 1775865600 // 2026-04-11 00:00 UTC
          }),
          shape: "cliff"
      });

      LockupLinear.UnlockAmounts memory unlockAmounts = LockupLinear.UnlockAmounts({
          start: 0, // 0 tokens
          cliff: 25_000_000_000_000_000_000 // 25 tokens
      });
      uint40 granularity = 1; // seconds
      uint40 cliffTime = 1769385600; // 2026-01-26 00:00 UTC

      uint256 streamId = LOCKUP.createWithTimestampsLL(params, unlockAmounts, granularity, cliffTime);"
    `);
    expect(typescript).toMatchInlineSnapshot(`
      "const { request } = await publicClient.simulateContract({
        account,
        address: lockup,
        abi: lockupAbi,
        functionName: 'createWithTimestampsLL',
        args: [
          {
            sender: account.address, // may cancel
            recipient,
            depositAmount: 100_000_000_000_000_000_000n, // 100 tokens
            token,
            cancelable: true,
            transferable: true,
            timestamps: {
              start: 1767225600, // 2026-01-01 00:00 UTC
              end: 1775865600, // 2026-04-11 00:00 UTC
            },
            shape: 'cliff',
          },
          {
            start: 0n, // 0 tokens
            cliff: 25_000_000_000_000_000_000n, // 25 tokens
          }, // unlock amounts
          1, // granularity in seconds
          1769385600, // cliff time: 2026-01-26 00:00 UTC
        ],
      });"
    `);
  });

  test('of segments', () => {
    const { solidity, typescript } = codeOf('dynamicCliffExponential');
    expect(solidity).toContain(
      '// 80 tokens, 2026-04-11 00:00 UTC\nsegments[2] = LockupDynamic.Segment({ amount: 80_000_000_000_000_000_000, exponent: ud2x18(6e18), timestamp: 1775865600 });',
    );
    expect(typescript).toContain(
      "{ amount: 80_000_000_000_000_000_000n, exponent: parseUnits('6', 18), timestamp: 1775865600 },",
    );
  });

  test('of tranches', () => {
    const { solidity, typescript } = codeOf('tranchedTimelock');
    expect(solidity).toContain(
      'LockupTranched.Tranche[] memory tranches = new LockupTranched.Tranche[](1);',
    );
    expect(typescript).toContain('{ amount: 100_000_000_000_000_000_000n, timestamp: 1775001600 }');
  });
});

import { describe, expect, test } from 'vitest';
import type { LockupShapeId } from '@sablier-docs/protocol/lockup/shapes';
import { quoted, solidityAmount, viemAmount } from '@sablier-docs/kit/inputs/literals';
import { presetForm } from './from-stream';
import { validateForm } from './validate';
import { streamSolidity } from './solidity';
import { streamTypescript } from './typescript';

/* tests/examples checks on a chain that the printed code compiles and creates the stream. */

function codeOf(id: LockupShapeId, label?: string) {
  const form = presetForm(id);
  const { stream, decimals, shape } = validateForm({ ...form, shape: label ?? form.shape });
  if (!stream || decimals === null || shape === null) throw new Error(id);
  const printed = { decimals, shape };
  return {
    solidity: streamSolidity(stream, printed),
    typescript: streamTypescript(stream, printed),
  };
}

describe('literals', () => {
  test('amounts are exact, text cannot leave its quotes', () => {
    expect([0n, 1n, 2_500_000n].map((units) => solidityAmount(units, 6))).toEqual([
      '0',
      '0.000001e6',
      '2.5e6',
    ]);
    expect(solidityAmount(7n, 0)).toBe('7');
    expect([0n, 2_500_000n].map((units) => viemAmount(units, 6))).toEqual([
      '0n',
      "parseUnits('2.5', 6)",
    ]);
    expect(quoted('a"b\\c', '"')).toBe('"a\\"b\\\\c"');
    expect(quoted("it's", "'")).toBe("'it\\'s'");
    expect(quoted("it's", '"')).toBe('"it\'s"');
  });
});

describe('code', () => {
  test.each([
    ['"}); revert(msg.sender); //', 'shape: "\\"}); revert(msg.sender); //"'],
    ['"<b>\\', 'shape: "\\"<b>\\\\"'],
  ])('keeps the label %s within its quotes', (label, printed) => {
    expect(codeOf('cliff', label).solidity).toContain(printed);
  });

  test('keeps a label with an apostrophe within its quotes in TypeScript', () => {
    expect(codeOf('cliff', "'}); pay('").typescript).toContain("shape: '\\'}); pay(\\'',");
  });

  test('writes a stream with a cliff in Solidity and TypeScript', () => {
    const { solidity, typescript } = codeOf('cliff');
    expect(solidity).toMatchInlineSnapshot(`
      "Lockup.CreateWithTimestamps memory params = Lockup.CreateWithTimestamps({
          sender: msg.sender, // may cancel
          recipient: recipient,
          depositAmount: 100e18,
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
          start: 0,
          cliff: 25e18
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
            depositAmount: parseUnits('100', 18),
            token,
            cancelable: true,
            transferable: true,
            timestamps: {
              start: 1767225600, // 2026-01-01 00:00 UTC
              end: 1775865600, // 2026-04-11 00:00 UTC
            },
            shape: 'cliff',
          },
          { start: 0n, cliff: parseUnits('25', 18) }, // unlock amounts
          1, // granularity in seconds
          1769385600, // cliff time: 2026-01-26 00:00 UTC
        ],
      });"
    `);
  });

  test('writes each segment with amount, exponent and timestamp', () => {
    const { solidity, typescript } = codeOf('dynamicCliffExponential');
    expect(solidity).toContain(
      'segments[2] = LockupDynamic.Segment({ amount: 80e18, exponent: ud2x18(6e18), timestamp: 1775865600 }); // 2026-04-11 00:00 UTC',
    );
    expect(typescript).toContain(
      "{ amount: parseUnits('80', 18), exponent: parseUnits('6', 18), timestamp: 1775865600 }, // 2026-04-11 00:00 UTC",
    );
  });

  test('writes each tranche with amount and timestamp', () => {
    const { solidity, typescript } = codeOf('tranchedTimelock');
    expect(solidity).toContain(
      'LockupTranched.Tranche[] memory tranches = new LockupTranched.Tranche[](1);',
    );
    expect(typescript).toContain("{ amount: parseUnits('100', 18), timestamp: 1775001600 }");
  });
});

import { expect } from 'vitest';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { statement } from '../statement';
import { execute } from '../chains/comptroller';
import { datedParams, linearArgs } from '../chains/creation';
import { errorName } from '../chains/errors';

statement('contracts-compiled-shanghai-brought', async ({ lockup, flow }) => {
  for (const { address, chain } of [lockup, flow])
    expect(opcodesOf((await chain.getCode({ address })) ?? '0x').has(0x5f)).toBe(true);
  for (const artifact of ['lockup/artifacts/SablierLockup', 'flow/artifacts/SablierFlow'])
    expect(settingsOf(`@sablier/${artifact}.json`).evmVersion).toBe('shanghai');
});

statement('contracts-refuse-address-set', async ({ lockup, flow }) => {
  for (const [product, token, error] of [
    [lockup, 'dai', 'SablierLockupHelpers_CreateNativeToken'],
    [flow, 'usdc', 'SablierFlow_CreateNativeToken'],
  ] as const) {
    await product.open({ token });
    await execute(product, 'setNativeToken', [product.addressOf(token)]);
    expect(await product.open({ token }).catch(errorName)).toBe(error);
    await product.open({ token: token === 'dai' ? 'usdc' : 'dai' });
  }
});

// moment: the token is fixed at creation, which is the only time that it is named.
statement('contracts-stream-erc-tokens', async ({ lockup, flow }) => {
  const zero = '0x0000000000000000000000000000000000000000';
  const usual = `0x${'ee'.repeat(20)}`;
  const { sender, recipient } = lockup.accounts;
  const salary = (token: string) => [sender, recipient, 1n, 0n, token, true];
  const value = { value: 1n };
  await flow.reverts('no data', 'sender', 'create', salary(usual), value);
  await flow.reverts('SablierFlow_CreateNativeToken', 'sender', 'create', salary(zero), value);
  const now = await lockup.now();
  const args = (token: string) => linearArgs(datedParams(now, { depositAmount: 1n, token }));
  const create = ['sender', 'createWithTimestampsLL'] as const;
  const error = 'SablierLockupHelpers_CreateNativeToken';
  await lockup.reverts('SafeERC20FailedOperation', ...create, args(usual), value);
  await lockup.reverts(error, ...create, args(zero), value);
  // Coins that come along do not stand in for tokens.
  await lockup.reverts('ERC20InsufficientAllowance', ...create, args('dai'), value);
});

/** Which opcodes stand in code, data of pushes left out. */
function opcodesOf(code: string): Set<number> {
  const bytes = Buffer.from(code.slice(2), 'hex');
  const found = new Set<number>();
  for (let at = 0; at < bytes.length; at++) {
    const opcode = bytes[at] ?? 0;
    found.add(opcode);
    if (opcode >= 0x60 && opcode <= 0x7f) at += opcode - 0x5f;
  }
  return found;
}

/** What an artifact of a package says of its compilation. */
function settingsOf(specifier: string): { evmVersion?: string } {
  const file = createRequire(import.meta.url).resolve(specifier);
  const { rawMetadata } = JSON.parse(readFileSync(file, 'utf8')) as { rawMetadata: string };
  const { settings } = JSON.parse(rawMetadata) as { settings: { evmVersion?: string } };
  return settings;
}

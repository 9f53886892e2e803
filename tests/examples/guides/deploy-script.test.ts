import { isAddress } from 'viem';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { expectStream } from '@sablier-docs/testing/expect-stream';
import { forgeScript } from '@sablier-docs/testing/forge';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';
import { dai, WEEK } from '@sablier-docs/testing/streams';

/* /guides/lockup/examples/create-stream/lockup-linear#deploy */

/** The key of the first account of every anvil chain, which its documentation prints. */
const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';
let local: LocalProtocol;

beforeAll(async () => {
  local = await startProtocol();
});
afterAll(() => local?.stop());

// forge calls the compiler by a script with an interpreter line, which Windows does not run.
test.skipIf(process.platform === 'win32')('the script deploys a creator that works', async () => {
  const { lockup, token } = local.contracts;
  const printed = await forgeScript(
    'examples/starters/_shared',
    ['examples/lockup/create-stream/LinearStreamCreator.sol'],
    'examples/lockup/deploy/deploy.sh',
    { RPC_URL: local.url, LOCKUP: lockup, TOKEN: token, SIGNER: `--private-key ${KEY}` },
  );
  const address = /Deployed to: (0x[0-9a-fA-F]{40})/.exec(printed)?.[1];
  if (!address || !isAddress(address)) throw new Error(printed);

  const { abi } = inject('contracts')['LinearStreamCreator'] ?? {};
  if (!abi) throw new Error('LinearStreamCreator is not compiled.');
  const { sender, recipient } = local.accounts;
  await local.mint(sender, dai('5200'));
  await local.approve(sender, address, dai('5200'));
  const creator = { address, abi };
  expect(await local.read(creator, 'LOCKUP')).toBe(lockup);
  const args = [recipient, dai('5200'), 4n * WEEK];
  const { result: id } = await local.send<bigint>(sender, creator, 'createStream', args);
  await expectStream(local, 'lockup', id);
});

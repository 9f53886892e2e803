import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgeTest, remappingsOf } from '../support/forge';
import { startProtocol, type LocalProtocol } from '../support/start';

/*
 * The Foundry tests of the guides, run by forge in a project with the guide's own settings. The
 * chain that they fork is the local one.
 */

let local: LocalProtocol;

beforeAll(async () => {
  local = await startProtocol();
});
afterAll(() => local?.stop());

// forge calls the compiler by a script with an interpreter line, which Windows does not run.
const unix = test.skipIf(process.platform === 'win32');

unix('the test of the Lockup guide passes', async () => {
  const { lockup, token } = local.contracts;
  const files = ['LocalMocks.sol', 'StreamCreator.sol', 'StreamCreator.t.sol'];
  const env = { MAINNET_RPC_URL: local.url, LOCKUP: lockup, TOKEN: token };
  const results = await forgeTest('examples/lockup/local-environment', files, env, {
    hasPackagedForgeStd: true,
  });
  expect(results).toEqual({ 'test_CreateStream()': 'Success' });
});

unix('the test of the Flow guide passes', async () => {
  const { flow, usdc } = local.contracts;
  const env = { MAINNET_RPC_URL: local.url, FLOW: flow, USDC: usdc };
  const results = await forgeTest('examples/flow/local-environment', ['FlowFork.t.sol'], env, {
    hasPackagedForgeStd: true,
  });
  expect(results).toEqual({ 'test_OwesByTheSecond()': 'Success' });
});

test.each(['lockup', 'flow', 'airdrops'])(
  'in the project of the %s guide, forge-std is the copy that forge installed',
  async (product) => {
    const remappings = await remappingsOf(`examples/${product}/local-environment`);
    const found = remappings.filter((line) => line.startsWith('forge-std/'));
    expect(found).toEqual(['forge-std/=lib/forge-std/src/']);
  },
);

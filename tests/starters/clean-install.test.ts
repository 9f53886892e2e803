import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { startAnvil } from '../examples/support/anvil';
import { install, type Project } from './project';

/*
 * Each starter as a stranger meets it: the archive of the site, unpacked in an empty folder, installed from
 * the registry and run by its own scripts. viem and ethers use anvil from npm, in the version that the
 * starters name; Hardhat brings its own chain and names its compiler. forge gets the compiler of this
 * repository, because it would download one from a host that is not a registry.
 */

const COMPILER = path.resolve('tests/examples/support/solc.cjs');
let project: Project | undefined;

afterEach(() => project?.remove());

const report = (name: string, { seconds }: Project) =>
  console.log(`${name}: first stream ${seconds().toFixed(0)} s after the download`);

test.each(['viem', 'ethers'])('%s', async (name) => {
  project = await install(name);
  const chain = await startAnvil();
  try {
    const printed = await project.npm('start', { LOCAL_RPC_URL: chain.url });
    report(name, project);
    expect(printed).toMatch(/^Stream {4}1\nWithdrawn 50\.00 of 100 tokens\nFee {7}0\.000333 ETH$/m);
    await project.npm('typecheck');
    await expect(project.npm('start:sepolia', { PRIVATE_KEY: '' })).rejects.toThrow(
      /Set PRIVATE_KEY/,
    );
  } finally {
    await chain.stop();
  }
});

test.skipIf(process.platform === 'win32')('Foundry', async () => {
  project = await install('foundry');
  const { folder } = project;
  const env = { FOUNDRY_SOLC: COMPILER, FOUNDRY_OFFLINE: 'true', HOME: folder };
  const printed = await project.npm('test', env);
  report('Foundry', project);
  expect(printed).toContain('3 tests passed, 0 failed');
});

// Hardhat 3 refuses to start on older versions of Node.js, and npm leaves out its chain there.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

test.skipIf(major < 22 || (major === 22 && minor < 13))('Hardhat', async () => {
  project = await install('hardhat');
  const printed = await project.npm('test');
  report('Hardhat', project);
  expect(printed).toMatch(/opens a stream[^]+lets the recipient[^]+refuses a withdrawal/);
  expect(printed).not.toContain('failing');
  await project.npm('typecheck');
});

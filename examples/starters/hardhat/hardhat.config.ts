import { createRequire } from 'node:module';
import nodeTestRunner from '@nomicfoundation/hardhat-node-test-runner';
import viem from '@nomicfoundation/hardhat-viem';
import { defineConfig } from 'hardhat/config';

const require = createRequire(import.meta.url);

export default defineConfig({
  plugins: [viem, nodeTestRunner],
  solidity: {
    version: '0.8.29',
    // The compiler of the npm package: without this line Hardhat downloads one.
    path: require.resolve('solc/soljson.js'),
    settings: { evmVersion: 'shanghai', optimizer: { enabled: true, runs: 5000 } },
    // The tests read Lockup through the types of its interface.
    npmFilesToBuild: ['@sablier/lockup/src/interfaces/ISablierLockup.sol'],
  },
});

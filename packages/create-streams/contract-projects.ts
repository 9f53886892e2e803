// The writers of projects with contracts, which share them.
export { hardhatProject as hardhat } from './solidity/hardhat-project';
export { foundryProject as foundry } from './solidity/project';

import { parseAbi } from 'viem';

// Contracts beside the protocol's: packages/chain/contracts has their Solidity.

export const feedAbi = parseAbi([
  'function setPrice(int256 newPrice)',
  'function price() view returns (int256)',
]);

export const vaultAbi = parseAbi([
  'function setMode(uint8 newMode)',
  'function mode() view returns (uint8)',
  'event ToldOfCancellation(uint256 streamId, uint128 senderAmount, uint128 recipientAmount)',
  'event ToldOfWithdrawal(uint256 streamId, address caller, uint128 amount)',
  'error HookRefused()',
]);

export const mintAbi = parseAbi(['function mint(address to, uint256 amount)']);
export const executeAbi = parseAbi([
  'function execute(address target, bytes targetCallData) returns (bytes result)',
]);

import { parseAbi, toFunctionSelector } from 'viem/utils';

/*
 * Functions that are not Sablier's alone: of the token standards (ERC-20, ERC-721, ERC-1155, ERC-2612, the
 * allowances of OpenZeppelin) and of a Safe (Safe.sol, MultiSend.sol, OwnerManager.sol, ModuleManager.sol).
 */
const abi = parseAbi([
  'function approve(address spender, uint256 amount)',
  'function increaseAllowance(address spender, uint256 amount)',
  'function decreaseAllowance(address spender, uint256 amount)',
  'function permit(address owner, address spender, uint256 amount, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
  'function transfer(address to, uint256 amount)',
  'function transferFrom(address from, address to, uint256 amount)',
  'function setApprovalForAll(address operator, bool approved)',
  'function safeTransferFrom(address from, address to, uint256 tokenId)',
  'function safeTransferFrom(address from, address to, uint256 tokenId, bytes data)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)',
  'function multiSend(bytes transactions)',
  'function approveHash(bytes32 hashToApprove)',
  'function addOwnerWithThreshold(address owner, uint256 threshold)',
  'function removeOwner(address prevOwner, address owner, uint256 threshold)',
  'function swapOwner(address prevOwner, address oldOwner, address newOwner)',
  'function changeThreshold(uint256 threshold)',
  'function enableModule(address module)',
  'function disableModule(address prevModule, address module)',
  'function setGuard(address guard)',
  'function setFallbackHandler(address handler)',
]);

type StandardFunction = (typeof abi)[number];

const bySelector = new Map<string, StandardFunction>(
  abi.map((item) => [toFunctionSelector(item), item]),
);

/** The function of a token or of a Safe with this selector, in lower case. */
export const standardFunction = (selector: string): StandardFunction | undefined =>
  bySelector.get(selector);

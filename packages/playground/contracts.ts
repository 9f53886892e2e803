import { release as flowRelease } from 'sablier/evm/releases/flow/v3.0';
import { release as lockupRelease } from 'sablier/evm/releases/lockup/v4.0';
import { erc20Abi, parseAbi, type Abi, type AbiItem } from 'viem';

/** The parts of the contracts' interfaces that a playground needs; the site writes them as `@facts/playground.json`. */
export interface PlaygroundContracts {
  readonly lockup: Abi;
  readonly flow: Abi;
}

const LOCKUP = new Set(
  (
    'createWithTimestampsLL createWithTimestampsLD createWithTimestampsLT createWithTimestampsLPG withdraw withdrawMax ' +
    'cancel renounce transferFrom statusOf streamedAmountOf withdrawableAmountOf refundableAmountOf getWithdrawnAmount ' +
    'isCancelable isTransferable ownerOf tokenURI'
  ).split(' '),
);
const FLOW = new Set(
  (
    'createAndDeposit withdraw withdrawMax deposit refund pause restart adjustRatePerSecond void transferFrom statusOf ' +
    'totalDebtOf coveredDebtOf uncoveredDebtOf refundableAmountOf getBalance getRatePerSecond depletionTimeOf ownerOf tokenURI'
  ).split(' '),
);

/** Errors of the token, which the contracts pass on. */
const TOKEN = [
  ...erc20Abi.filter(({ type }) => type === 'event'),
  ...parseAbi([
    'error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)',
    'error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)',
    'error ERC20InvalidReceiver(address receiver)',
  ]),
];

const pick = (abi: Abi, names: ReadonlySet<string>): AbiItem[] =>
  abi.filter((item) => item.type !== 'function' || names.has(item.name));

export const readPlaygroundContracts = (): PlaygroundContracts => ({
  lockup: [...pick(lockupRelease.abi.SablierLockup as Abi, LOCKUP), ...TOKEN],
  flow: [...pick(flowRelease.abi.SablierFlow as Abi, FLOW), ...TOKEN],
});

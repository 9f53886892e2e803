import { entryOfError, type ErrorFact, type OlderError } from '@sablier-docs/protocol/errors/types';
import { release as airdropsRelease } from 'sablier/evm/releases/airdrops/v1.2';
import { release as flowRelease } from 'sablier/evm/releases/flow/v3.0';
import { release as earlierLockup } from 'sablier/evm/releases/lockup/v1.2';
import { release as lockupRelease } from 'sablier/evm/releases/lockup/v4.0';
import { erc20Abi, parseAbi, type Abi, type AbiItem } from 'viem';

/** The parts of the contracts' interfaces that a playground needs; the site writes them as `@facts/playground.json`. */
export interface PlaygroundContracts {
  readonly lockup: Abi;
  readonly flow: Abi;
  /** Factory and campaign of Airdrops v1.2, and the Lockup contract of its claims. */
  readonly factory: Abi;
  readonly campaign: Abi;
  readonly lockupV1_2: Abi;
  /** What their custom errors mean, by name. */
  readonly errors: Readonly<Record<string, Meaning>>;
}

/** The meaning of a custom error, and the path of its entry. */
export interface Meaning {
  readonly says: string;
  readonly path: string;
}

const LOCKUP = new Set(
  (
    'createWithTimestampsLL createWithTimestampsLD createWithTimestampsLT createWithTimestampsLPG withdraw withdrawMax ' +
    'cancel renounce transferFrom statusOf streamedAmountOf withdrawableAmountOf refundableAmountOf getWithdrawnAmount ' +
    'isCancelable isTransferable ownerOf tokenURI calculateMinFeeWei allowToHook'
  ).split(' '),
);
const FLOW = new Set(
  (
    'createAndDeposit withdraw withdrawMax deposit refund pause restart adjustRatePerSecond void transferFrom statusOf ' +
    'totalDebtOf coveredDebtOf uncoveredDebtOf refundableAmountOf getBalance getRatePerSecond depletionTimeOf ownerOf tokenURI'
  ).split(' '),
);

const CAMPAIGN = new Set(['claim', 'clawback', 'hasClaimed', 'hasExpired']);
const FACTORY = new Set(['createMerkleLL']);

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

/** @param errors of all releases, from which the meanings are taken */
export function readPlaygroundContracts(
  errors: readonly (ErrorFact | OlderError)[] = [],
): PlaygroundContracts {
  const abis = {
    lockup: [...pick(lockupRelease.abi.SablierLockup as Abi, LOCKUP), ...TOKEN],
    flow: [...pick(flowRelease.abi.SablierFlow as Abi, FLOW), ...TOKEN],
    factory: pick(airdropsRelease.abi.SablierV2MerkleLockupFactory as Abi, FACTORY),
    campaign: [...pick(airdropsRelease.abi.SablierV2MerkleLL as Abi, CAMPAIGN), ...TOKEN],
    lockupV1_2: pick(earlierLockup.abi.SablierV2LockupLinear as Abi, LOCKUP),
  };
  const names = new Set(
    Object.values(abis)
      .flat()
      .flatMap((item) => (item.type === 'error' ? item.name : [])),
  );
  const meanings = errors
    .filter(({ name }) => names.has(name))
    .map((error) => [
      error.name,
      { says: error.meaning.replaceAll('`', ''), path: entryOfError(error) },
    ]);
  return { ...abis, errors: Object.fromEntries(meanings) as PlaygroundContracts['errors'] };
}

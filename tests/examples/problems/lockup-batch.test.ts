import { afterAll, beforeAll } from 'vitest';
import { batchCreateDynamic } from '../../../examples/lockup/batch/batch-dynamic';
import { batchCreateLinear } from '../../../examples/lockup/batch/batch-linear';
import { batchCreateTranched } from '../../../examples/lockup/batch/batch-tranched';
import * as manage from '../../../examples/lockup/stream-management/manage-stream';
import { expectStream } from '@sablier-docs/testing/expect-stream';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';
import { dai, WEEK } from '@sablier-docs/testing/streams';
import { mistaken, mistakenSamples } from './mistakes';
import { problemsOn } from './problems';

/* Tables "What can go wrong" of /guides/lockup/examples/batch-create-streams/* */

const GUIDES = 'guides/lockup/examples/batch-create-streams';
const deposit = dai('1') + 1n;
/** More than the gas of a block creates. */
const TOO_MANY = 400;

const linear = 'examples/lockup/batch/BatchLinearStreamCreator.sol';
const dynamic = 'examples/lockup/batch/BatchDynamicStreamCreator.sol';
const tranched = 'examples/lockup/batch/BatchTranchedStreamCreator.sol';

const SAMPLES = {
  linear: { file: linear, from: 'contract', to: 'contract' },
  ownSender: { file: linear, from: 'sender: msg.sender', to: 'sender: address(this)' },
  dynamic: { file: dynamic, from: 'contract', to: 'contract' },
  noCurves: {
    file: dynamic,
    from: '(LOCKUP, TOKEN, batch)',
    to: '(LOCKUP, TOKEN, new BatchLockup.CreateWithTimestampsLD[](0))',
  },
  noSegments: {
    file: dynamic,
    from: 'segments: segments',
    to: 'segments: new LockupDynamic.Segment[](0)',
  },
  lostUnit: { file: dynamic, from: 'amount: amount - half', to: 'amount: half' },
  sameEnds: { file: dynamic, from: 'startTime + 52 weeks', to: 'startTime + curveDuration' },
  tranched: { file: tranched, from: 'contract', to: 'contract' },
  noTranches: {
    file: tranched,
    from: 'tranches: _tranches(amounts[i])',
    to: 'tranches: new LockupTranched.Tranche[](0)',
  },
  lostPart: {
    file: tranched,
    from: 'amount: amount - quarter',
    to: 'amount: amount - quarter - 1',
  },
} as const;
const deployMistake = mistakenSamples(SAMPLES);

let local: LocalProtocol;
let now: bigint;

beforeAll(async () => {
  local = await startProtocol();
  await local.mint(local.accounts.sender, dai('1000'));
  now = await local.now();
});
afterAll(() => local?.stop());

/** Calls a sample, which may take the sender's tokens. */
async function solidity(name: keyof typeof SAMPLES, args: unknown[], isApproved = true) {
  const { batchLockup, lockup, token } = local.contracts;
  const contract = await deployMistake(local, name, [batchLockup, lockup, token]);
  const { sender } = local.accounts;
  if (isApproved) await local.approve(sender, contract.address, dai('1000'));
  return local.send<bigint[]>(sender, contract, 'createStreams', args);
}

const parties = () => [local.accounts.recipient, local.accounts.other];
const clients = () => local.clients(local.accounts.sender);
const options = () => ({
  batchLockup: local.contracts.batchLockup,
  lockup: local.contracts.lockup,
  token: local.contracts.token,
});
const grants = (count = 2, depositAmount = deposit) =>
  Array.from({ length: count }, (_, at) => ({
    recipient: parties()[at % 2] ?? local.accounts.recipient,
    depositAmount,
  }));

type Entry = Readonly<Record<string, unknown>>;
/** Clients whose batches have other entries. */
const withEntries = (name: string, change: (entry: Entry) => Entry) =>
  mistaken(clients(), name, (lockup: string, token: string, batch: readonly Entry[]) => [
    lockup,
    token,
    batch.map(change),
  ]);

const linearTs = (list = grants(), by = clients()) =>
  batchCreateLinear(by, { ...options(), grants: list });

/** Cancels a stream of a batch as the account that paid for it. */
async function cancelAsPayer(streamId: bigint | undefined, sender: `0x${string}`) {
  if (streamId === undefined) throw new Error('The batch has no stream.');
  await expectStream(local, 'lockup', streamId, { sender });
  return manage.cancel(clients(), { lockup: local.contracts.lockup, streamId });
}

problemsOn(`${GUIDES}/batch-lockup-linear`, {
  "`ERC20InsufficientAllowance` or the token's own text": {
    solidity: () => solidity('linear', [parties(), deposit], false),
  },
  '`SablierBatchLockup_BatchSizeZero`': {
    solidity: () => solidity('linear', [[], deposit]),
    typescript: () => linearTs([]),
  },
  '`SablierLockupHelpers_…`': {
    solidity: () => solidity('linear', [parties(), 0n]),
    typescript: () => linearTs(grants(1, 0n)),
  },
  '`SablierLockup_Unauthorized` when you cancel later': {
    solidity: async () => {
      const { result } = await solidity('ownSender', [[local.accounts.recipient], deposit]);
      const streamId = result[0] ?? 0n;
      await cancelAsPayer(streamId, await local.lockup.read.getSender([streamId]));
    },
    typescript: async () => {
      const { other } = local.accounts;
      const by = withEntries('createWithDurationsLL', (entry) => ({ ...entry, sender: other }));
      const [streamId] = await linearTs(grants(1), by);
      await cancelAsPayer(streamId, other);
    },
  },
  'out of gas': {
    solidity: () => solidity('linear', [grants(TOO_MANY).map(({ recipient }) => recipient), 1n]),
    typescript: () => linearTs(grants(TOO_MANY, 1n)),
  },
});

const dynamicTs = (by = clients(), list = grants()) =>
  batchCreateDynamic(by, {
    ...options(),
    startTime: Number(now),
    grants: list.map((grant) => ({ ...grant, exponent: '1' })),
  });
const segmentsWith = (change: (segments: readonly Entry[]) => readonly Entry[]) =>
  dynamicTs(
    withEntries('createWithTimestampsLD', (entry) => ({
      ...entry,
      segments: change(entry.segments as readonly Entry[]),
    })),
  );
const curves = () => [...parties(), deposit];

problemsOn(`${GUIDES}/batch-lockup-dynamic`, {
  "the token's allowance error": { solidity: () => solidity('dynamic', curves(), false) },
  '`SablierBatchLockup_BatchSizeZero`': {
    solidity: () => solidity('noCurves', curves()),
    typescript: () => dynamicTs(clients(), []),
  },
  'panic `0x32`, array index out of bounds, with dates': {
    solidity: () => solidity('noSegments', curves()),
    typescript: () => segmentsWith(() => []),
  },
  '`SablierLockupHelpers_DepositAmountNotEqualToSegmentAmountsSum`': {
    solidity: () => solidity('lostUnit', curves()),
    typescript: () =>
      segmentsWith(([segment]) => [{ ...segment, amount: (segment?.amount as bigint) - 1n }]),
  },
  '`SablierLockupHelpers_SegmentTimestampsNotOrdered`': {
    solidity: () => solidity('sameEnds', curves()),
    typescript: () => segmentsWith(([segment]) => [{ ...segment }, { ...segment, amount: 0n }]),
  },
});

const tranchedTs = (by = clients(), list = grants()) =>
  batchCreateTranched(by, {
    ...options(),
    startTime: Number(now),
    dates: [Number(now + WEEK), Number(now + 2n * WEEK)],
    grants: list,
  });
const tranchesWith = (change: (tranches: readonly Entry[]) => readonly Entry[]) =>
  tranchedTs(
    withEntries('createWithTimestampsLT', (entry) => ({
      ...entry,
      tranches: change(entry.tranches as readonly Entry[]),
    })),
  );
const shares = () => [parties(), [deposit, deposit]];

problemsOn(`${GUIDES}/batch-lockup-tranched`, {
  '`one amount per recipient`': { solidity: () => solidity('tranched', [parties(), [deposit]]) },
  "the token's allowance error": { solidity: () => solidity('tranched', shares(), false) },
  '`SablierBatchLockup_BatchSizeZero`': {
    solidity: () => solidity('tranched', [[], []]),
    typescript: () => tranchedTs(clients(), []),
  },
  'panic `0x32`, array index out of bounds, with dates': {
    solidity: () => solidity('noTranches', shares()),
    typescript: () => tranchesWith(() => []),
  },
  '`SablierLockupHelpers_DepositAmountNotEqualToTrancheAmountsSum`': {
    solidity: () => solidity('lostPart', shares()),
    typescript: () =>
      tranchesWith(([first, last]) => [
        { ...first },
        { ...last, amount: (last?.amount as bigint) - 1n },
      ]),
  },
});

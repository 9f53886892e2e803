import { HEAD } from '../contracts/types';
import type { Answers } from '../answers';
import { batchOf, hasOwnAmounts, modelOf, type LockupModel, type SampleBatch } from '../options';
import { replaceInSample, type ReadSample } from '../samples';
import { withSolidityExpiry } from './gate';
import { asParts, forList } from './in-parts';
import { withOwnAmounts } from './own-amounts';
import { withSoliditySchedule } from './schedule';
import { headOf, contractImports, onlyForOwner, owned, OWNABLE, writeContract } from './contract';

interface Sample {
  file: string;
  /** Regions with the functions of the contract. */
  regions: readonly string[];
}

const samples: Record<LockupModel, Record<SampleBatch, Sample>> = {
  linear: {
    no: { file: 'lockup/create-stream/LinearStreamCreator.sol', regions: ['create'] },
    yes: { file: 'lockup/batch/BatchLinearStreamCreator.sol', regions: ['create'] },
  },
  dynamic: {
    no: { file: 'lockup/create-stream/DynamicStreamCreator.sol', regions: ['create'] },
    yes: { file: 'lockup/batch/BatchDynamicStreamCreator.sol', regions: ['create', 'stream'] },
  },
  tranched: {
    no: { file: 'lockup/create-stream/TranchedStreamCreator.sol', regions: ['create'] },
    yes: { file: 'lockup/batch/BatchTranchedStreamCreator.sol', regions: ['create', 'tranches'] },
  },
  'price-gated': {
    no: { file: 'lockup/create-stream/PriceGatedStreamCreator.sol', regions: ['create', 'price'] },
    yes: { file: 'wizard/BatchPriceGatedStreamCreator.sol', regions: ['create'] },
  },
};

const MANAGER = 'lockup/stream-management/StreamManager.sol';

/** The contract that creates Lockup streams. */
export function lockupCreator(answers: Answers, read: ReadSample): string {
  const { sender, cancelable, batch } = answers;
  const { file, regions } = samples[modelOf(answers)][batchOf(answers)];
  const source = read(file, HEAD);
  const isSender = sender === 'contract';
  const isList = batch === 'parts';
  const hasOwn = hasOwnAmounts(answers);
  const sections = regions
    .map((region) => withTerms(read(file, region), answers))
    .map((section) => withDetails(section, answers))
    .map((section) => (isList || hasOwn ? forList(section, answers) : section))
    .map((section) => (hasOwn ? withOwnAmounts(section, answers) : section))
    .map((section) => (isSender ? onlyForOwner(section) : section));
  const manages = isSender && cancelable === 'yes';
  const managing = manages ? ['cancel', 'renounce'].map((region) => read(MANAGER, region)) : [];
  const creator = writeContract({
    imports: [...contractImports(source), OWNABLE],
    notice: noticeOf(answers),
    name: 'StreamCreator',
    bases: isSender ? ['Ownable'] : [],
    head: isSender ? owned(headOf(source)) : headOf(source),
    sections: [...sections, ...managing],
  });
  return isList ? asParts(creator, answers, read) : creator;
}

function withDetails(section: string, answers: Answers): string {
  if (answers.model === 'linear') return withSoliditySchedule(section, answers);
  return answers.model === 'price-gated' ? withSolidityExpiry(section, answers) : section;
}

/** Sets the parties and flags of a sample by the answers. */
function withTerms(section: string, { sender, cancelable }: Answers): string {
  const hasTerms = section.includes('sender: msg.sender');
  if (!hasTerms) return section;
  const party = sender === 'contract' ? 'address(this)' : 'msg.sender';
  const right = cancelable === 'yes' ? '// may cancel and renounce' : '// has no right to cancel';
  const text = section.replace(/sender: msg\.sender,(?: \/\/.*)?/, `sender: ${party}, ${right}`);
  // One sample has a stream that is not transferable.
  return replaceInSample(
    text,
    'cancelable: true',
    `cancelable: ${String(cancelable === 'yes')}`,
  ).replace('transferable: false', 'transferable: true');
}

function noticeOf({ model, batch, sender, cancelable }: Answers): string {
  const streams =
    batch === 'no' ? `Creates ${model} streams` : `Creates several ${model} streams at once`;
  const party = sender === 'contract' ? 'the owner pays for' : 'the caller pays for';
  const who = sender === 'contract' ? 'may cancel through this contract' : 'may cancel';
  return `${streams} that ${party} and ${cancelable === 'yes' ? who : 'nobody can cancel'}.`;
}

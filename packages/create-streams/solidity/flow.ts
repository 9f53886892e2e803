import { HEAD } from '../contracts/types';
import type { Answers } from '../answers';
import { hasOwnAmounts } from '../options';
import { replaceInSample, replaceAllInSample, type ReadSample } from '../samples';
import { headOf, contractImports, writeContract } from './contract';
import { asParts } from './in-parts';
import { withOwnDeposits } from './own-amounts';
import { rateSection, withRate } from './rate';

const CREATOR = 'flow/create-stream/FlowStreamCreator.sol';
const MANAGER = 'flow/stream-management/FlowStreamManager.sol';
const BATCHER = 'flow/batchable/FlowBatcher.sol';

/** The contract that creates Flow streams. */
export function flowCreator(answers: Answers, read: ReadSample): string {
  const { sender, batch } = answers;
  if (sender !== 'contract' && batch === 'no') return creatorOfAccount(answers, read);
  const whole =
    sender === 'contract'
      ? renamed(read(batch === 'no' ? MANAGER : BATCHER))
      : batchOfAccount(read);
  const own = hasOwnAmounts(answers) ? withOwnDeposits(whole) : whole;
  const creator = withRate(own, answers, read);
  return batch === 'parts' ? asParts(creator, answers, read) : creator;
}

/** A sample that is the whole contract. */
const renamed = (source: string): string =>
  source.replace(/\ncontract \w+/, '\ncontract StreamCreator');

const creatorOfAccount = (answers: Answers, read: ReadSample): string =>
  writeContract({
    imports: contractImports(read(CREATOR, HEAD)),
    notice: 'Creates and funds Flow streams whose sender is the caller.',
    name: 'StreamCreator',
    bases: [],
    head: headOf(read(CREATOR, HEAD)),
    sections: [rateSection(answers, read), read(CREATOR, 'create-and-deposit')],
  });

function batchOfAccount(read: ReadSample): string {
  const create = replaceAllInSample(read(BATCHER, 'create-many'), [
    ['    onlyOwner\n', ''],
    ['(address(this), recipients[i]', '(msg.sender, recipients[i]'],
    [
      '    bytes[] memory calls',
      '    uint256 total = uint256(deposit) * recipients.length;\n' +
        '    TOKEN.safeTransferFrom(msg.sender, address(this), total);\n' +
        '    bytes[] memory calls',
    ],
  ]);
  const head = replaceInSample(headOf(read(BATCHER)), ', address owner) Ownable(owner) {', ') {');
  return writeContract({
    imports: contractImports(read(BATCHER)),
    notice: 'Creates and funds several Flow streams at once. The caller is their sender.',
    name: 'StreamCreator',
    bases: [],
    head,
    sections: [create, read(BATCHER, 'pay-many')],
  });
}

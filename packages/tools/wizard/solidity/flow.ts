import { HEAD } from '../contracts/types';
import type { Answers } from '../answers';
import { replaceInSample, replaceAllInSample, type ReadSample } from '../samples';
import { headOf, importsOf, writeContract } from './contract';

const CREATOR = 'flow/create-stream/FlowStreamCreator.sol';
const MANAGER = 'flow/stream-management/FlowStreamManager.sol';
const BATCHER = 'flow/batchable/FlowBatcher.sol';

/** The contract that creates Flow streams. */
export function flowCreator({ sender, batch }: Answers, read: ReadSample): string {
  if (sender === 'contract') return renamed(read(batch === 'yes' ? BATCHER : MANAGER));
  return batch === 'yes' ? batchOfAccount(read) : creatorOfAccount(read);
}

/** A sample that is the whole contract. */
const renamed = (source: string): string =>
  source.replace(/\ncontract \w+/, '\ncontract StreamCreator');

const creatorOfAccount = (read: ReadSample): string =>
  writeContract({
    imports: importsOf(read(CREATOR, HEAD)),
    notice: 'Creates and funds Flow streams whose sender is the caller.',
    name: 'StreamCreator',
    bases: [],
    head: headOf(read(CREATOR, HEAD)),
    sections: ['rate', 'create-and-deposit'].map((region) => read(CREATOR, region)),
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
    imports: importsOf(read(BATCHER)),
    notice: 'Creates and funds several Flow streams at once. The caller is their sender.',
    name: 'StreamCreator',
    bases: [],
    head,
    sections: [create, read(BATCHER, 'pay-many')],
  });
}

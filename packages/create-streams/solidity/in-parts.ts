import type { Answers } from '../answers';
import { mostStreams } from '../most-streams';
import { hasOwnAmounts } from '../options';
import type { ProjectFile } from '../project-file';
import { replaceAllInSample, replaceInSample, type ReadSample } from '../samples';

/** The base of that contract. The sender of a stream is either the caller or the contract. */
function inPartsBase({ sender }: Answers, read: ReadSample): string {
  const [, text = ''] = /\n\n(\/\/\/[^]*)$/.exec(read('wizard/foundry/InParts.sol')) ?? [];
  return sender === 'contract' ? replaceInSample(text, 'msg.sender', 'address(this)') : text;
}

const FUNCTION =
  /((?: {4}\/\/\/.*\n)*) {4}function (?:createStreams|createAndDepositMany)\(\n( {8}address\[\] calldata recipients,\n[^)]*) {4}\)\n {8}external\n( {8}onlyOwner\n)?/;
const BASES = /\ncontract StreamCreator (?:is ([^{]*) )?\{/;

/**
 * The contract of a batch as one that creates the parts of a list: each once, one after the other.
 * @param source a contract whose function takes the recipients first
 * @throws when it is written differently
 */
export function asParts(source: string, answers: Answers, read: ReadSample): string {
  if (!FUNCTION.test(source) || !BASES.test(source)) {
    throw new Error('The sample of a batch is written differently.');
  }
  const text = source
    .replace(FUNCTION, (_, notice: string, parameters: string, owner = '') => {
      const names = [...parameters.matchAll(/(\w+),?\n/g)].map(([, name]) => name);
      return `${notice}    /// @param list Digest of the whole list.
    /// @param from Place of the part's first stream in the list, counted from 0.
    function createPart(
        bytes32 list,
        uint256 from,
${parameters}    )
        external
${owner}        inOrder(list, from, recipients.length)
        returns (uint256[] memory streamIds)
    {
        streamIds = _create(${names.join(', ')});
    }

    function _create(
${parameters}    )
        private
`;
    })
    .replace(BASES, (_, bases?: string) => {
      const all = [...(bases ? [bases] : []), 'InParts'].join(', ');
      return `\ncontract StreamCreator is ${all} {`;
    });
  return text.replace(
    /\n((?:\/\/\/.*\n)*contract StreamCreator )/,
    (_, contract: string) => `\n${inPartsBase(answers, read)}\n${contract}`,
  );
}

/** A function of a batch sample as one for a list of any length, whose deposits are equal unless each has its own. */
export function forList(section: string, answers: Answers): string {
  const { model } = answers;
  if (model === 'tranched' && !hasOwnAmounts(answers) && section.includes('amounts')) {
    return replaceAllInSample(section, [
      ['A quarter of each amount', 'A quarter of each deposit'],
      ['/// @param amounts One deposit per recipient, in the same order.\n', ''],
      ['uint128[] calldata amounts', 'uint128 amountEach'],
      ['    require(recipients.length == amounts.length, "one amount per recipient");\n\n', ''],
      ['amounts[i]', 'amountEach'],
    ]);
  }
  if (model !== 'dynamic' || !section.includes('early')) return section;
  const [first, second] = section.match(/ {4}batch\[\d\] = .*\n/g) ?? [];
  if (!first || !second) throw new Error('The sample of a dynamic batch is written differently.');
  const each = second.replace('batch[1]', 'batch[i]').replace('late', 'recipients[i]');
  return replaceAllInSample(section, [
    [
      'A fast start for the first recipient, a slow one for the second, with equal deposits.',
      'A slow start for every recipient, with equal deposits.',
    ],
    ['    address early,\n    address late,\n', '    address[] calldata recipients,\n'],
    ['uint256(amountEach) * 2', 'uint256(amountEach) * recipients.length'],
    ['CreateWithTimestampsLD[](2)', 'CreateWithTimestampsLD[](recipients.length)'],
    [first, '    for (uint256 i = 0; i < recipients.length; ++i) {\n'],
    [second, `    ${each}    }\n`],
  ]);
}

/** What reads the list of a project and divides it. */
export const recipientsReader = (answers: Answers, read: ReadSample): ProjectFile => {
  const text = read('wizard/foundry/Recipients.sol');
  const most = mostStreams(answers);
  return {
    path: 'script/Recipients.sol',
    text:
      most === 60
        ? text
        : replaceAllInSample(text, [
            ['MOST_STREAMS = 60', `MOST_STREAMS = ${most}`],
            ['230,000', '250,000'],
          ]),
  };
};

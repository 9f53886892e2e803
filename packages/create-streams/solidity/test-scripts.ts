import type { Answers } from '../answers';
import { hasOwnAmounts, tokenName } from '../options';
import type { ProjectFile } from '../project-file';
import { writeSource } from './contract';
import { digestOf, knowsToken, listArgs, partArgs, termsConstant } from './script-parts';
import { hasScript, scriptName } from './scripts';
import { AMOUNT_LINES, COMMON_IMPORTS, newToken } from './test-parts';

const IMPORTS = [
  ...COMMON_IMPORTS,
  'import { AggregatorV3Interface } from "@chainlink/contracts/src/v0.8/shared/interfaces/AggregatorV3Interface.sol";',
  'import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";',
  'import { IERC20Metadata } from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";',
  'import { UD21x18 } from "@prb/math/src/UD21x18.sol";',
  'import { ISablierFlow } from "@sablier/flow/src/interfaces/ISablierFlow.sol";',
  'import { SablierBatchLockup } from "@sablier/lockup/src/SablierBatchLockup.sol";',
  'import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";',
  'import { CreateStreams } from "script/CreateStreams.s.sol";',
  'import { SafeFiles } from "script/SafeFiles.s.sol";',
  'import { ScriptVm } from "script/Script.sol";',
  'import { InParts } from "src/StreamCreator.sol";',
  'import { LocalFlow } from "test/LocalFlow.sol";',
  'import { LocalLockup } from "test/LocalLockup.sol";',
];

/** Streams in the test of a list: two whole parts and one that is not. */
const LIST = '2 * script.MOST_STREAMS() + 5';

/** The Foundry test of the script; none where the project has no script. */
export function scriptTestFiles(answers: Answers): ProjectFile[] {
  if (!hasScript(answers)) return [];
  const name = scriptName(answers);
  const isLockup = answers.product === 'lockup';
  const isList = answers.batch === 'parts';
  const ofSafe = answers.sender === 'safe';
  const parts = [
    stateOf(answers),
    setUp(answers),
    ...(ofSafe
      ? isList
        ? [safeListTest(answers)]
        : [safeTest(answers)]
      : [onceTest(answers), goesOnTest(answers)]),
    ...(ofSafe ? [executeFunction] : [partFunction(answers)]),
    checkFunction(answers),
  ];
  const base = isLockup ? 'LocalLockup' : 'LocalFlow';
  const text = parts.map((lines) => lines.join('\n')).join('\n\n');
  return [
    {
      path: `test/${name}.t.sol`,
      text: writeSource(IMPORTS, `contract ${name}Test is ${base} {\n${text}\n}\n`),
    },
  ];
}

const payerOf = ({ sender, product }: Answers): string => {
  if (sender === 'safe') return 'SAFE';
  return sender === 'contract' && product === 'flow' ? 'address(creator)' : 'tx.origin';
};

const senderOf = ({ sender }: Answers): string =>
  ({ safe: 'SAFE', contract: 'address(creator)', account: 'tx.origin' })[sender];

const totalOf = (answers: Answers): string => (hasOwnAmounts(answers) ? 'total' : 'count * AMOUNT');

const protocolOf = ({ product }: Answers): string => product;

function stateOf(answers: Answers): string[] {
  const { product, model, sender } = answers;
  const flow = product === 'flow' && answers.batch === 'parts' && sender !== 'safe';
  return [
    ...AMOUNT_LINES,
    ...(sender === 'safe' ? ['    address private constant SAFE = address(0x5AFE);'] : []),
    ...(answers.batch === 'parts'
      ? [
          '    /// @dev Five sixths of the gas cap of a transaction (EIP-7825). The rest is for what a wallet adds.',
          '    uint256 private constant MOST_GAS = uint256(16_777_216) * 5 / 6;',
        ]
      : []),
    ...(flow ? termsConstant(answers, 'private').slice(0, -1) : []),
    '',
    product === 'lockup' ? '    ISablierLockup private lockup;' : '    ISablierFlow private flow;',
    ...(model === 'price-gated' ? ['    LocalFeed private gate;'] : []),
    `    ${tokenName(answers)} private token;`,
    '    StreamCreator private creator;',
    `    ${scriptName(answers)} private script;`,
    '    address[] private recipients;',
    ...(hasOwnAmounts(answers)
      ? ['    uint128[] private amounts;', '    uint256 private total;']
      : []),
  ];
}

function setUp(answers: Answers): string[] {
  const { product, model, batch, sender } = answers;
  const isLockup = product === 'lockup';
  const isGated = model === 'price-gated';
  const args = [
    ...(isLockup && batch !== 'no' ? ['new SablierBatchLockup()'] : []),
    product,
    ...(knowsToken(answers) ? ['IERC20(address(token))'] : []),
    ...(isGated ? ['AggregatorV3Interface(address(gate))'] : []),
    ...(sender === 'contract' ? ['tx.origin'] : []),
  ];
  const count = { no: '1', yes: '2', parts: LIST }[batch];
  return [
    '    function setUp() public {',
    isLockup
      ? '        (lockup,,) = deployLockup({ minFeeUSD: 1e8 });'
      : '        flow = deployFlow({ minFeeUSD: 1e8 });',
    ...(isGated
      ? ['        gate = new LocalFeed();', '        gate.setPrice(1); // below the target']
      : []),
    `        token = new ${newToken(answers)};`,
    `        creator = new StreamCreator(${args.join(', ')});`,
    `        script = new ${scriptName(answers)}();`,
    `        uint256 count = ${count};`,
    '        for (uint256 i = 0; i < count; ++i) {',
    '            recipients.push(address(uint160(0xCAFE0000 + i)));',
    ...(hasOwnAmounts(answers)
      ? ['            amounts.push(uint128(AMOUNT + i));', '            total += amounts[i];']
      : []),
    '        }',
    `        token.mint(${payerOf(answers)}, ${totalOf(answers)});`,
    '    }',
  ];
}

const TOKEN = 'IERC20Metadata(address(token))';

/** The list again, and what the test expects of every stream. */
function checkFunction(answers: Answers): string[] {
  const protocol = protocolOf(answers);
  return [
    '    function assertAllExistOnce() private view {',
    `        assertEq(${protocol}.nextStreamId(), 1 + recipients.length);`,
    '        for (uint256 i = 0; i < recipients.length; ++i) {',
    `            require(${protocol}.getSender(i + 1) == ${senderOf(answers)}, "sender");`,
    `            require(${protocol}.getRecipient(i + 1) == recipients[i], "recipient");`,
    `            assertEq(${answers.product === 'lockup' ? 'lockup.getDepositedAmount' : 'flow.getBalance'}(i + 1), ${hasOwnAmounts(answers) ? 'amounts[i]' : 'AMOUNT'});`,
    '        }',
    `        assertEq(token.balanceOf(${payerOf(answers)}), 0);`,
    `        assertEq(token.allowance(${payerOf(answers)}, address(creator)), 0);`,
    '    }',
  ];
}

const onceTest = (answers: Answers): string[] => [
  '    function test_CreatesEveryStreamOnce() public {',
  `        script.create(creator, ${TOKEN}, ${listArgs(answers)});`,
  '        assertAllExistOnce();',
  `        token.mint(${payerOf(answers)}, AMOUNT);`,
  `        script.create(creator, ${TOKEN}, ${listArgs(answers)}); // has nothing to do`,
  `        assertEq(${protocolOf(answers)}.nextStreamId(), 1 + recipients.length);`,
  `        assertEq(token.balanceOf(${payerOf(answers)}), AMOUNT);`,
  '    }',
];

const goesOnTest = (answers: Answers): string[] => [
  '    function test_GoesOnWhereItStopped() public {',
  ...(payerOf(answers) === 'tx.origin'
    ? [
        '        vm.prank(tx.origin);',
        `        token.approve(address(creator), ${hasOwnAmounts(answers) ? 'total' : 'recipients.length * AMOUNT'});`,
      ]
    : []),
  '        require(createFirstPart() < MOST_GAS, "a part needs too much gas");',
  '        vm.expectPartialRevert(InParts.NotNext.selector);',
  '        this.createFirstPart();',
  `        script.create(creator, ${TOKEN}, ${listArgs(answers)});`,
  '        assertAllExistOnce();',
  '    }',
];

const partFunction = (answers: Answers): string[] => [
  '    /// @return gas What the part needed.',
  '    function createFirstPart() public returns (uint256 gas) {',
  `        bytes32 list = ${digestOf(answers, 'recipients', hasOwnAmounts(answers) ? 'amounts' : 'AMOUNT')};`,
  '        address[] memory part = script.partsOf(recipients)[0];',
  ...(hasOwnAmounts(answers)
    ? ['        uint128[] memory amountsOfPart = script.partsOf(amounts)[0];']
    : []),
  '        vm.prank(tx.origin);',
  '        gas = gasleft();',
  `        creator.createPart(list, 0, ${partArgs(answers, 'part', hasOwnAmounts(answers) ? 'amountsOfPart' : 'AMOUNT')});`,
  '        gas -= gasleft();',
  '    }',
];

function safeTest(answers: Answers): string[] {
  const to = answers.batch === 'no' ? 'recipients[0]' : listArgs(answers);
  return [
    '    function test_FileCreatesWhatWasChosen() public {',
    `        execute(script.fileOf(creator, ${TOKEN}, ${to}));`,
    '        assertAllExistOnce();',
    '    }',
  ];
}

const safeListTest = (answers: Answers): string[] => [
  '    function test_FilesCreateEveryStreamOnce() public {',
  '        string[] memory files = filesNow();',
  '        assertEq(files.length, 3);',
  '        uint256 gas = execute(files[0]);',
  '        require(gas < MOST_GAS, "a part needs too much gas");',
  '        // The file of a part that exists is refused, and is not written again.',
  '        (bool success,) = send(files[0], 2);',
  '        require(!success, "a part was created twice");',
  '        files = filesNow();',
  '        assertEq(bytes(files[0]).length, 0);',
  '        execute(files[1]);',
  '        execute(files[2]);',
  '        assertAllExistOnce();',
  '    }',
  '',
  '    function filesNow() private view returns (string[] memory) {',
  `        return script.filesOf(creator, ${TOKEN}, SAFE, ${listArgs(answers)});`,
  '    }',
];

const executeFunction = [
  '    /// @dev Sends the three calls that a file lists. A Safe does so in one transaction.',
  '    function execute(string memory file) private returns (uint256 gas) {',
  '        for (uint256 i = 0; i < 3; ++i) {',
  '            (bool success, uint256 used) = send(file, i);',
  '            require(success, "a call of the Safe reverted");',
  '            gas += used;',
  '        }',
  '    }',
  '',
  '    function send(string memory file, uint256 i) private returns (bool success, uint256 gas) {',
  '        ScriptVm json = ScriptVm(address(vm));',
  '        string memory key = string.concat(".transactions[", json.toString(i));',
  '        address to = json.parseJsonAddress(file, string.concat(key, "].to"));',
  '        bytes memory data = json.parseJsonBytes(file, string.concat(key, "].data"));',
  '        vm.prank(SAFE);',
  '        gas = gasleft();',
  '        (success,) = to.call(data);',
  '        gas -= gasleft();',
  '    }',
];

import type { Answers } from '../answers';
import { batchOf, hasOwnAmounts, modelOf, tokenName } from '../options';
import { writeSource } from './contract';
import { gateTest, targetLiteral } from './gate';
import { lockupCallLines } from './lockup-calls';
import { refundAtStart, scheduleTest } from './schedule';
import {
  AMOUNT_LINES,
  COMMON_IMPORTS,
  depositOf,
  newToken,
  recipientParts,
  SECOND,
  testContract,
} from './test-parts';

const IMPORTS = [
  ...COMMON_IMPORTS,
  'import { AggregatorV3Interface } from "@chainlink/contracts/src/v0.8/shared/interfaces/AggregatorV3Interface.sol";',
  'import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";',
  'import { ISablierComptroller } from "@sablier/evm-utils/src/interfaces/ISablierComptroller.sol";',
  'import { SablierBatchLockup } from "@sablier/lockup/src/SablierBatchLockup.sol";',
  'import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";',
  'import { Lockup } from "@sablier/lockup/src/types/Lockup.sol";',
  'import { LocalLockup } from "test/LocalLockup.sol";',
];

/** The Foundry test of a project with Lockup. */
export function lockupTest(answers: Answers): string {
  const { batch, sender, model, hooks, recipient } = answers;
  const token = tokenName(answers);
  const isGated = model === 'price-gated';
  const args = [
    ...(batch !== 'no' ? ['new SablierBatchLockup()'] : []),
    'lockup',
    'IERC20(address(token))',
    ...(isGated ? ['AggregatorV3Interface(address(gate))'] : []),
    ...(sender === 'contract' ? ['address(this)'] : []),
  ];
  const asked = hooks === 'yes' ? 'comptroller' : '';
  const body = testContract('LocalLockup', [
    [
      ...AMOUNT_LINES,
      '    address private constant PAID = address(0xCAFE);',
      ...(isGated
        ? [
            `    /// @dev ${answers.price} USD with 8 decimals.`,
            `    uint128 private constant TARGET = ${targetLiteral(answers)};`,
          ]
        : []),
      '',
      '    ISablierLockup private lockup;',
      ...(hooks === 'yes' ? ['    ISablierComptroller private comptroller;'] : []),
      ...(isGated ? ['    LocalFeed private gate;'] : []),
      `    ${token} private token;`,
      '    StreamCreator private creator;',
      '    address private recipient;',
    ],
    [
      '    function setUp() public {',
      `        (lockup, ${asked},) = deployLockup({ minFeeUSD: 1e8 });`,
      ...(isGated
        ? ['        gate = new LocalFeed();', '        gate.setPrice(int256(uint256(TARGET - 1)));']
        : []),
      `        token = new ${newToken(answers)};`,
      `        creator = new StreamCreator(${args.join(', ')});`,
      ...recipientParts(answers, 'lockup'),
      '        token.mint(address(this), 2 * AMOUNT);',
      '        token.approve(address(creator), 2 * AMOUNT);',
      '    }',
    ],
    createFunction(answers),
    termsTest(answers),
    ...(model === 'linear' ? [scheduleTest(answers)] : []),
    ...(isGated ? [gateTest(answers)] : []),
    ...(answers.cancelable === 'yes' && refundAtStart(answers) !== '0'
      ? [cancelTest(answers)]
      : []),
    ...(recipient === 'contract' ? [withdrawTest] : []),
    ...(hooks === 'yes' ? [hookTest] : []),
  ]);
  return writeSource(IMPORTS, body);
}

function createFunction(answers: Answers): string[] {
  const isOwn = hasOwnAmounts(answers);
  const call =
    answers.batch === 'parts'
      ? `creator.createPart("a list", 0, recipients, ${isOwn ? 'amounts' : 'AMOUNT'})`
      : isOwn
        ? 'creator.createStreams(recipients, amounts)'
        : `creator.${lockupCallLines[modelOf(answers)][batchOf(answers)]}`;
  if (answers.batch === 'no') {
    return [
      '    function create() private returns (uint256[] memory streamIds) {',
      '        streamIds = new uint256[](1);',
      `        streamIds[0] = ${call};`,
      '    }',
    ];
  }
  const hasAmounts = call.includes('amounts');
  return [
    '    function create() private returns (uint256[] memory streamIds) {',
    '        address[] memory recipients = new address[](2);',
    '        (recipients[0], recipients[1]) = (recipient, recipient);',
    ...(hasAmounts
      ? [
          '        uint128[] memory amounts = new uint128[](2);',
          `        (amounts[0], amounts[1]) = (AMOUNT, ${isOwn ? SECOND : 'AMOUNT'});`,
        ]
      : []),
    `        streamIds = ${call};`,
    '    }',
  ];
}

function termsTest(answers: Answers): string[] {
  const { batch, sender, cancelable } = answers;
  const model = modelOf(answers).toUpperCase().replace('-', '_');
  const is = (what: string, is: string, name: string) =>
    `            require(${what} == ${is}, "${name}");`;
  return [
    '    function test_CreatesWhatWasChosen() public {',
    '        uint256[] memory streamIds = create();',
    `        assertEq(streamIds.length, ${batch === 'no' ? 1 : 2});`,
    '        for (uint256 i = 0; i < streamIds.length; ++i) {',
    is(
      'lockup.getSender(streamIds[i])',
      sender === 'contract' ? 'address(creator)' : 'address(this)',
      'sender',
    ),
    is('lockup.getRecipient(streamIds[i])', 'recipient', 'recipient'),
    is('address(lockup.getUnderlyingToken(streamIds[i]))', 'address(token)', 'token'),
    is('lockup.getLockupModel(streamIds[i])', `Lockup.Model.LOCKUP_${model}`, 'model'),
    is('lockup.isCancelable(streamIds[i])', String(cancelable === 'yes'), 'cancelable'),
    `            assertEq(lockup.getDepositedAmount(streamIds[i]), ${depositOf(answers)});`,
    '        }',
    '    }',
  ];
}

const cancelTest = (answers: Answers): string[] => [
  '    function test_RefundsWhatIsNotReleased() public {',
  '        uint256 streamId = create()[0];',
  '        uint256 before = token.balanceOf(address(this));',
  `        ${answers.sender === 'contract' ? 'creator' : 'lockup'}.cancel(streamId);`,
  `        assertEq(token.balanceOf(address(this)) - before, ${refundAtStart(answers)});`,
  '    }',
];

const withdrawTest = [
  '    function test_RecipientWithdraws() public {',
  '        uint256 streamId = create()[0];',
  '        vm.warp(lockup.getEndTime(streamId));',
  '        vm.deal(recipient, lockup.calculateMinFeeWei(streamId));',
  '        StreamRecipient(payable(recipient)).withdrawMax(streamId, PAID);',
  '        assertEq(token.balanceOf(PAID), AMOUNT);',
  '    }',
];

const hookTest = [
  '    function test_HookCountsWhatOthersPushOut() public {',
  '        comptroller.execute(address(lockup), abi.encodeCall(lockup.allowToHook, (recipient)));',
  '        uint256 streamId = create()[0];',
  '        vm.warp(lockup.getEndTime(streamId));',
  '        uint256 fee = lockup.calculateMinFeeWei(streamId);',
  '        vm.deal(address(this), fee);',
  '        lockup.withdrawMax{ value: fee }(streamId, recipient);',
  '        assertEq(StreamRecipient(payable(recipient)).pushed(streamId), AMOUNT);',
  '    }',
];

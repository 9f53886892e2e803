import { UNIT } from '@sablier-docs/protocol/fixed-point';
import { amountPerDuration } from '@sablier-docs/protocol/flow/rate';
import type { Answers } from '../answers';
import { rateInWords } from '../period-words';
import { rateOf, scaled } from '../terms';
import { writeSource } from './contract';
import { rateName } from './rate';
import { COMMON_IMPORTS, newToken, recipientParts, testContract, tokenName } from './test-parts';

const IMPORTS = [
  ...COMMON_IMPORTS,
  'import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";',
  'import { IERC20Metadata } from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";',
  'import { UD21x18 } from "@prb/math/src/UD21x18.sol";',
  'import { ISablierFlow } from "@sablier/flow/src/interfaces/ISablierFlow.sol";',
  'import { LocalFlow } from "test/LocalFlow.sol";',
];

/** The Foundry test of a project with Flow. */
export function flowTest(answers: Answers): string {
  const { sender, batch, recipient } = answers;
  const token = tokenName(answers);
  const isPayer = sender === 'contract';
  const args = [
    'flow',
    ...(isPayer || batch === 'yes' ? ['IERC20(address(token))'] : []),
    ...(isPayer ? ['address(this)'] : []),
  ];
  const body = testContract('LocalFlow', [
    [
      '    uint128 private constant AMOUNT = 100e18;',
      '    address private constant PAID = address(0xCAFE);',
      `    /// @dev ${rateInWords(answers)}, rounded down to 18 decimals.`,
      `    UD21x18 private constant RATE = UD21x18.wrap(${rateOf(answers)});`,
      '',
      '    ISablierFlow private flow;',
      `    ${token} private token;`,
      '    StreamCreator private creator;',
      '    address private recipient;',
    ],
    [
      '    function setUp() public {',
      '        flow = deployFlow({ minFeeUSD: 1e8 });',
      `        token = new ${newToken(answers)};`,
      `        creator = new StreamCreator(${args.join(', ')});`,
      ...recipientParts(answers, 'flow'),
      ...(isPayer
        ? ['        token.mint(address(creator), 2 * AMOUNT);']
        : [
            '        token.mint(address(this), 2 * AMOUNT);',
            '        token.approve(address(creator), 2 * AMOUNT);',
          ]),
      '    }',
    ],
    createFunction(answers),
    rateTest(answers),
    termsTest(answers),
    takeBackTest(answers),
    ...(recipient === 'contract' ? [withdrawTest(answers)] : []),
  ]);
  return writeSource(IMPORTS, body);
}

function createFunction({ sender, batch }: Answers): string[] {
  const opening = '    function create() private returns (uint256[] memory streamIds) {';
  if (batch === 'yes') {
    return [
      opening,
      '        address[] memory recipients = new address[](2);',
      '        (recipients[0], recipients[1]) = (recipient, recipient);',
      '        streamIds = creator.createAndDepositMany(recipients, RATE, AMOUNT);',
      '    }',
    ];
  }
  return [
    opening,
    '        streamIds = new uint256[](1);',
    ...(sender === 'contract'
      ? [
          '        streamIds[0] = creator.create(recipient, RATE);',
          '        creator.deposit(streamIds[0], AMOUNT);',
        ]
      : [
          '        IERC20Metadata paid = IERC20Metadata(address(token));',
          '        streamIds[0] = creator.createFunded(paid, recipient, RATE, AMOUNT);',
        ]),
    '    }',
  ];
}

function termsTest({ sender, batch }: Answers): string[] {
  const party = sender === 'contract' ? 'address(creator)' : 'address(this)';
  return [
    '    function test_CreatesWhatWasChosen() public {',
    '        uint256[] memory streamIds = create();',
    `        assertEq(streamIds.length, ${batch === 'yes' ? 2 : 1});`,
    '        for (uint256 i = 0; i < streamIds.length; ++i) {',
    `            require(flow.getSender(streamIds[i]) == ${party}, "sender");`,
    '            require(flow.getRecipient(streamIds[i]) == recipient, "recipient");',
    '            require(address(flow.getToken(streamIds[i])) == address(token), "token");',
    '            assertEq(flow.getRatePerSecond(streamIds[i]).unwrap(), RATE.unwrap());',
    '            assertEq(flow.getBalance(streamIds[i]), AMOUNT);',
    '        }',
    '    }',
  ];
}

function takeBackTest({ sender, batch }: Answers): string[] {
  const closes = [
    '        creator.close(streamId);',
    '        creator.sweep(address(this), AMOUNT);',
  ];
  const refunds = [
    '        creator.pause(streamId);',
    '        creator.refundMax(streamId);',
    '        creator.sweep(address(this), AMOUNT);',
  ];
  const own = ['        flow.pause(streamId);', '        flow.refundMax(streamId);'];
  const ofContract = batch === 'yes' ? closes : refunds;
  return [
    '    function test_TakesBackWhatIsNotOwed() public {',
    '        uint256 streamId = create()[0];',
    '        uint256 before = token.balanceOf(address(this));',
    ...(sender === 'contract' ? ofContract : own),
    '        assertEq(token.balanceOf(address(this)) - before, AMOUNT);',
    '    }',
  ];
}

const rateTest = (answers: Answers): string[] => [
  '    function test_ConvertsTheRateExactly() public view {',
  `        uint128 amount = ${scaled(answers.rate, 18)};`,
  `        UD21x18 rate = creator.${rateName(answers)}(IERC20Metadata(address(token)), amount);`,
  '        assertEq(rate.unwrap(), RATE.unwrap());',
  '    }',
];

const DEPOSIT = 100n * UNIT;

/** Tokens that a stream has paid after a day: what it owes, and at most its deposit. */
function paidAfterDay(answers: Answers): bigint {
  const owed = amountPerDuration(rateOf(answers), 18, 86_400n);
  return owed < DEPOSIT ? owed : DEPOSIT;
}

const withdrawTest = (answers: Answers): string[] => [
  '    function test_RecipientWithdraws() public {',
  '        uint256 streamId = create()[0];',
  '        vm.warp(block.timestamp + 1 days);',
  '        uint256 fee = flow.calculateMinFeeWei(streamId);',
  '        vm.deal(address(this), fee);',
  '        uint128 amount = StreamRecipient(recipient).withdrawMaxTo{ value: fee }(streamId, PAID);',
  `        assertEq(amount, ${paidAfterDay(answers)});`,
  '        assertEq(token.balanceOf(PAID), amount);',
  '    }',
];

import { UNIT } from '@sablier-docs/protocol/unit';
import { amountPerDuration, ratePerSecond } from '@sablier-docs/protocol/flow/rate';
import { SECONDS_PER_DAY } from '@sablier-docs/protocol/seconds';
import type { Answers } from '../answers';
import { hasOwnAmounts, tokenName } from '../options';
import { rateInWords } from '../period-words';
import { rateOf, scaled, periodSeconds } from '../terms';
import { writeSource } from './contract';
import { rateName } from './rate';
import {
  AMOUNT_LINES,
  COMMON_IMPORTS,
  depositOf,
  inDecimals,
  newToken,
  recipientParts,
  SECOND,
  testContract,
} from './test-parts';

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
    ...(isPayer || batch !== 'no' ? ['IERC20(address(token))'] : []),
    ...(isPayer ? ['address(this)'] : []),
  ];
  const body = testContract('LocalFlow', [
    [
      ...AMOUNT_LINES,
      '    address private constant PAID = address(0xCAFE);',
      `    /// @dev ${rateInWords(answers)}, rounded down: a rate has 18 decimals, whatever the token has.`,
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

function createFunction(answers: Answers): string[] {
  const { sender, batch } = answers;
  const opening = '    function create() private returns (uint256[] memory streamIds) {';
  if (batch !== 'no') {
    const isOwn = hasOwnAmounts(answers);
    const amount = isOwn ? 'amounts' : 'AMOUNT';
    const call =
      batch === 'parts'
        ? `createPart("a list", 0, recipients, RATE, ${amount})`
        : `createAndDepositMany(recipients, RATE, ${amount})`;
    return [
      opening,
      '        address[] memory recipients = new address[](2);',
      '        (recipients[0], recipients[1]) = (recipient, recipient);',
      ...(isOwn
        ? [
            '        uint128[] memory amounts = new uint128[](2);',
            `        (amounts[0], amounts[1]) = (AMOUNT, ${SECOND});`,
          ]
        : []),
      `        streamIds = creator.${call};`,
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

function termsTest(answers: Answers): string[] {
  const { sender, batch } = answers;
  const party = sender === 'contract' ? 'address(creator)' : 'address(this)';
  return [
    '    function test_CreatesWhatWasChosen() public {',
    '        uint256[] memory streamIds = create();',
    `        assertEq(streamIds.length, ${batch === 'no' ? 1 : 2});`,
    '        for (uint256 i = 0; i < streamIds.length; ++i) {',
    `            require(flow.getSender(streamIds[i]) == ${party}, "sender");`,
    '            require(flow.getRecipient(streamIds[i]) == recipient, "recipient");',
    '            require(address(flow.getToken(streamIds[i])) == address(token), "token");',
    '            assertEq(flow.getRatePerSecond(streamIds[i]).unwrap(), RATE.unwrap());',
    `            assertEq(flow.getBalance(streamIds[i]), ${depositOf(answers)});`,
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
  const ofContract = batch === 'no' ? refunds : closes;
  return [
    '    function test_TakesBackWhatIsNotOwed() public {',
    '        uint256 streamId = create()[0];',
    '        uint256 before = token.balanceOf(address(this));',
    ...(sender === 'contract' ? ofContract : own),
    '        assertEq(token.balanceOf(address(this)) - before, AMOUNT);',
    '    }',
  ];
}

/** Decimals of the token in the test, and fewest for which its figures are right. */
const DECIMALS = 6;
/** The smallest unit of that token, with 18 decimals. */
const SMALLEST = 1_000_000_000_000n;

/** The amount that the function converts: that of the answers, or 100 tokens where it is too fine for the token. */
function rateTest(answers: Answers): string[] {
  const places = answers.rate.split('.')[1]?.length ?? 0;
  const isExact = places <= DECIMALS;
  const unit = places === 0 ? 'DECIMALS' : `(DECIMALS - ${places})`;
  const amount = isExact ? `uint128(${scaled(answers.rate, places)} * 10 ** ${unit})` : 'AMOUNT';
  const rate = isExact
    ? 'RATE.unwrap()'
    : String(ratePerSecond(DEPOSIT, 18, periodSeconds(answers)));
  return [
    '    function test_ConvertsTheRateExactly() public view {',
    `        uint128 amount = ${amount};`,
    `        UD21x18 rate = creator.${rateName(answers)}(IERC20Metadata(address(token)), amount);`,
    `        assertEq(rate.unwrap(), ${rate});`,
    '    }',
  ];
}

const DEPOSIT = 100n * UNIT;

const owedAfter = (answers: Answers, days: bigint): bigint =>
  amountPerDuration(rateOf(answers), 18, days * SECONDS_PER_DAY);

/** Days after which a stream owes at least the smallest unit of the token: 1, or a power of 10 for a slow one. */
function daysOf(answers: Answers): bigint {
  let days = 1n;
  while (owedAfter(answers, days) < SMALLEST) days *= 10n;
  return days;
}

/** Tokens that a stream has paid after some days, as an expression: what it owes, and at most its deposit. */
function paidAfter(answers: Answers, days: bigint): string {
  const owed = owedAfter(answers, days);
  return owed < DEPOSIT ? inDecimals(owed) : 'AMOUNT';
}

function withdrawTest(answers: Answers): string[] {
  const days = daysOf(answers);
  return [
    '    function test_RecipientWithdraws() public {',
    '        uint256 streamId = create()[0];',
    `        vm.warp(block.timestamp + ${days} days);`,
    '        uint256 fee = flow.calculateMinFeeWei(streamId);',
    '        vm.deal(address(this), fee);',
    '        uint128 amount = StreamRecipient(recipient).withdrawMaxTo{ value: fee }(streamId, PAID);',
    `        assertEq(amount, ${paidAfter(answers, days)});`,
    '        assertEq(token.balanceOf(PAID), amount);',
    '    }',
  ];
}

/** What each run prints, in order, checked by hand against the schedule that it calls for. */
export const PRINTED: Readonly<Record<string, readonly string[]>> = {
  'flow/batchable/batch#payday': ['499.999999 USDC after 5 days.', '999.999999 USDC after 5 days.'],
  'flow/batchable/batch#payroll': ['Streams 1 and 2 are open and funded, in one transaction.'],
  'flow/calculate-rps/rates#amount': ['2999.999999 USDC in 30 days.', '3000 USDC in 30 days.'],
  'flow/calculate-rps/rates#rate': [
    '3,000 USDC in 30 days: 1157407407407407 per second.',
    'Rounded up: 1157407407407408.',
  ],
  'flow/create-stream/create-stream#create': ['Stream 1 owes 999.999999 USDC after 10 days.'],
  'flow/create-stream/create-stream#createAndDeposit': [
    'After 10 days, 500 USDC of the debt are covered.',
    '499.999999 USDC are not.',
  ],
  'flow/stream-management/keeper#pause': [
    '5 days later, paused: false.',
    '4 days later, paused: true.',
  ],
  'flow/stream-management/keeper#topUp': [
    '2 days later, 0 USDC are deposited.',
    '4 days later, 2599.999999 USDC are deposited.',
  ],
  'flow/stream-management/manage-stream#depletionRead': ['The balance lasts for 864001 seconds.'],
  'flow/stream-management/manage-stream#end': [
    'Owed 599.999999 USDC, of which 200 USDC are not covered.',
    'After the void, 399.999999 USDC are owed.',
  ],
  'flow/stream-management/manage-stream#rate': [
    '2 days at 100 and 2 at 50: 299.999999 USDC are owed.',
    'After a pause of 10 days: 299.999999 USDC.',
    'A day after the restart: 399.999999 USDC.',
  ],
  'flow/stream-management/manage-stream#read': [
    'Status 2.',
    'totalDebt: 1199.999999 USDC',
    'covered: 1000 USDC',
    'uncovered: 199.999999 USDC',
    'refundable: 0 USDC',
  ],
  'flow/stream-management/manage-stream#withdraw': [
    'Withdrawn twice after 3 days. Still owed: 0 USDC.',
  ],
  'lockup/approve#approve': [
    'For 1000 DAI: Lockup may pull 1000 DAI.',
    'For 400 DAI: Lockup may pull 1000 DAI.',
  ],
  'lockup/batch/batch-dynamic#create': ['Streams 1 and 2 are open, in one transaction.'],
  'lockup/batch/batch-linear#create': ['Streams 1 and 2 are open, in one transaction.'],
  'lockup/batch/batch-price-gated#create': ['Streams 1 and 2 are open, in one transaction.'],
  'lockup/batch/batch-tranched#create': ['Streams 1 and 2 are open, in one transaction.'],
  'lockup/batch/in-parts#parts': [
    'A part is sent.',
    'It is in a block: 1, 2.',
    'A part is sent.',
    'It is in a block: 3, 4.',
    'A part is sent.',
    'It is in a block: 5.',
    'All streams: 1, 2, 3, 4, 5.',
  ],
  'lockup/batch/in-parts#resume': [
    'A part is sent.',
    'It is in a block: 1, 2.',
    'A part is sent.',
    'It is in a block: 3, 4.',
    'A part is sent.',
    'It is in a block: 5.',
    'Created since block 14: 1, 2, 3, 4, 5.',
  ],
  'lockup/batch/mixed-models#create': ['Streams 1 and 2 are open, in one transaction.'],
  'lockup/batch/streams-that-fit#fit': [
    'Linear streams in one transaction of Ethereum: 86.',
    'Tranched streams of 12 tranches: 29.',
    'Seven grants in parts of three: [[1,2,3],[4,5,6],[7]].',
  ],
  'lockup/create-stream/create-dynamic#create': [
    'Stream 1 is open.',
    '4 weeks later: 400 DAI are released.',
    '24 weeks later: 944.5114931902965136 DAI are released.',
    '24 weeks later: 5200 DAI are released.',
  ],
  'lockup/create-stream/create-linear#create': [
    'Stream 1 is open.',
    '4 weeks later: 0 DAI are released.',
    '22 weeks later: 2383.333333333333333333 DAI are released.',
    '26 weeks later: 5200 DAI are released.',
  ],
  'lockup/create-stream/create-price-gated#create': [
    'Stream 1 is open.',
    'At 4999 USD: 0 DAI can be withdrawn.',
    'At 5000 USD: 1000 DAI can be withdrawn.',
    'At 4999 USD: 0 DAI can be withdrawn.',
  ],
  'lockup/create-stream/create-price-gated#price': [
    '3000 USD, 0 seconds old.',
    '4321.5 USD, 0 seconds old.',
  ],
  'lockup/create-stream/create-tranched#create': [
    'Stream 1 is open.',
    'After month 1: 333.333333333333333333 DAI are released.',
    'After month 2: 666.666666666666666666 DAI are released.',
    'After month 3: 1000 DAI are released.',
  ],
  'lockup/create-stream/create-tranched#split': [
    '333.333333333333333333 DAI',
    '333.333333333333333333 DAI',
    '333.333333333333333334 DAI',
  ],
  'lockup/dapp/nft-image#read': ['Sablier Lockup #1', 'data:image/svg+xml;base64,PHN2…'],
  'lockup/fees/fee-with-margin#fee': [
    '1 USD at 3,000 USD per coin: 0.000333333333333333 of the coin.',
  ],
  'lockup/fees/fee-with-margin#withdraw': [
    'The recipient has withdrawn, and paid the fee with a margin.',
  ],
  'lockup/hooks/allow-to-hook#allow': ['Lockup calls the hooks of the contract: true.'],
  'lockup/hooks/check-hook#check': [
    'The contract: allowed false, ready true.',
    'The wallet: allowed false, ready false.',
  ],
  'lockup/stream-management/manage-stream#cancel': [
    '3900 DAI went back to the sender.',
    '1300 DAI wait for the recipient.',
  ],
  'lockup/stream-management/manage-stream#cancelMultiple': ['Not canceled: 1.'],
  'lockup/stream-management/manage-stream#renounce': [
    'Cancelable before: true.',
    'Cancelable after: false.',
  ],
  'lockup/stream-management/manage-stream#transfer': ['The stream belongs to the other account.'],
  'lockup/stream-management/manage-stream#withdraw': [
    'The recipient has withdrawn 250 DAI after 10 weeks.',
  ],
  'lockup/stream-management/manage-stream#withdrawMax': ['1000 DAI were withdrawn.'],
  'lockup/stream-management/manage-stream#withdrawMultiple': [
    'Of 1, 2, 99, these paid nothing: 99.',
  ],
  'lockup/stream-management/manage-stream#withdrawTransfer': [
    'The recipient keeps what was released; the other account gets the rest as it comes.',
  ],
  'lockup/vesting-data/read-vesting#amounts': [
    'inStream: 5200 DAI',
    'locked: 2600 DAI',
    'unlocked: 2600 DAI',
    'withdrawable: 2600 DAI',
  ],
  'lockup/vesting-data/read-vesting#schedule': [
    'A linear stream of 52 weeks.',
    'Its cliff is 4 weeks after the start.',
  ],
  'upgrades/airdrops/create#v12': [
    'The campaign is open and funded.',
    'The claim opened a stream: Lockup v1.2 holds 520 DAI.',
  ],
};

/** Runs that only compute: no balance changes. */
export const COMPUTED: readonly string[] = [
  'flow/calculate-rps/rates#amount',
  'flow/calculate-rps/rates#rate',
  'lockup/batch/streams-that-fit#fit',
  'lockup/create-stream/create-tranched#split',
];

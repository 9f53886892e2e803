/** A last guard, and what a tired change would do to it. */
export interface Guard {
  /** What would happen without it; the name of the run. */
  readonly without: string;
  readonly file: string;
  /** Text of the file, found there once. */
  readonly text: string;
  readonly instead: string;
  /** The tests of which one has to notice; the next is asked only if those before it have not. */
  readonly tests: readonly string[];
}

type Change = readonly [without: string, text: string, instead: string];

const guardsOf = (
  file: string,
  tests: readonly string[],
  changes: readonly Change[],
): readonly Guard[] =>
  changes.map(([without, text, instead]) => ({ without, file, text, instead, tests }));

const WALLET = 'packages/kit/wallet';
const SERVER = 'packages/agents/server';

/**
 * Lines that stand between a reader and a loss. Each is taken out, and a test has to fail. A new guard of
 * this kind gets its row here.
 */
export const guards: readonly Guard[] = [
  ...guardsOf(
    `${WALLET}/dispatch.ts`,
    [`${WALLET}/last-guards.test.ts`, `${WALLET}/sender.test.ts`],
    [
      [
        'a call that the reader has left reaches the wallet',
        "if (!order.isShown()) return 'left';",
        '',
      ],
      [
        'what has changed since the simulation is sent all the same',
        "if (!(await order.looksAgain())) return 'left';",
        '',
      ],
      [
        'a wallet on another account or chain is asked',
        'if (stale) return { problem: stale, id: null };',
        '',
      ],
      ['a second request goes to a busy wallet', "if (busy) return 'busy';", ''],
      [
        'a call that another tab has sent meanwhile is sent again',
        "return isRepeated() ? 'repeated' : await ask(order);",
        'return await ask(order);',
      ],
      ['a pending call is sent again', "if (isRepeated()) return 'repeated';", ''],
    ],
  ),
  ...guardsOf(
    `${WALLET}/simulate.ts`,
    [`${WALLET}/last-guards.test.ts`, `${WALLET}/simulate.test.ts`],
    [
      [
        'a call to an address without a contract is offered',
        'if (!code.value) return { problem: noContract };',
        '',
      ],
      [
        'a simulation runs on another chain than the call',
        'if (session.chainId !== call.chainId) {',
        'if (false) {',
      ],
      [
        'figures that have moved are not shown',
        'if (moved.value.length > 0) return { moved: moved.value };',
        '',
      ],
      [
        'an NFT goes to a contract that cannot handle it',
        'if (transfer && !accepts.value) return { lost: transfer.to };',
        '',
      ],
      [
        'the refusal of a token counts as consent',
        "if (refusal) return { problem: { kind: 'other', message: refusal } };",
        '',
      ],
      [
        'a withdrawal that pays less goes through unasked',
        "hasMoved(amount, now.amounts?.[at] ?? 0n, 'not-less')",
        'amount < 0n',
      ],
    ],
  ),
  ...guardsOf(
    `${WALLET}/session.ts`,
    [`${WALLET}/wallet.test.ts`, `${WALLET}/simulate.test.ts`, `${WALLET}/reader.test.ts`],
    [
      [
        'another account of the wallet signs',
        'if (accounts.value !== account) {',
        'if (accounts.value === null) {',
      ],
      [
        'the wallet signs on another chain',
        'if (chain.value !== chainId) {',
        'if (chain.value < 0) {',
      ],
    ],
  ),
  ...guardsOf(
    `${WALLET}/sender.ts`,
    [`${WALLET}/last-guards.test.ts`],
    [
      [
        'a call of a Safe is sent from the account of the wallet',
        'if (now.from !== now.session.account) return;',
        '',
      ],
      [
        'a call goes out without a simulation',
        "if (!('works' in seen)) return;",
        "if (!('works' in seen) && !('problem' in seen)) return;",
      ],
    ],
  ),
  ...guardsOf(
    `${WALLET}/fee.ts`,
    ['packages/kit/pasted-results/fee.test.ts', `${WALLET}/wallet.test.ts`],
    [
      [
        'a fee above the ceiling is attached',
        "fee <= ceiling ? 'fits' : 'above'",
        "fee > 0n ? 'fits' : 'above'",
      ],
      [
        'a fee that nothing confirms passes for a checked one',
        "if (ceiling === null || ceiling === 0n) return 'unchecked';",
        "if (ceiling === null || ceiling === 0n) return 'fits';",
      ],
    ],
  ),
  ...guardsOf(
    `${WALLET}/arrival.ts`,
    [`${WALLET}/arrival.test.ts`],
    [
      [
        'the event of a strange token counts as an arrival',
        'if (address !== token ||',
        "if (address === '' ||",
      ],
    ],
  ),
  ...guardsOf(
    'packages/kit/calls/safe.ts',
    ['packages/kit/calls/outputs.test.ts', 'packages/kit/calls/calls.test.ts'],
    [
      [
        'a Safe file mixes calls of two chains',
        'calls.some(({ chainId }) => chainId !== first.chainId)',
        'calls.length === 0',
      ],
    ],
  ),
  ...guardsOf(
    'packages/kit/calls/cast.ts',
    ['packages/kit/calls/calls.test.ts', 'packages/kit/calls/outputs.test.ts'],
    [['a string in a command ends its own quotes', "text.replaceAll(\"'\", `'\\\\''`)", 'text']],
  ),
  ...guardsOf(
    'packages/kit/inputs/addresses.ts',
    ['packages/kit/inputs/inputs.test.ts'],
    [
      [
        'an address with a wrong letter is taken',
        'if (isMixed && text !== address) {',
        'if (isMixed && text === address.toLowerCase()) {',
      ],
      ['tokens go to the zero address', 'if (address === ZERO_ADDRESS)', "if (address === '')"],
      [
        'a private key is read as something else',
        'if (/^(0x)?[0-9a-fA-F]{64}$/.test(text)) {',
        'if (/^(0x)?[0-9a-fA-F]{65}$/.test(text)) {',
      ],
    ],
  ),
  ...guardsOf(
    'packages/kit/inputs/untrusted-text.ts',
    ['packages/kit/wallet/untrusted-text.test.ts'],
    [
      [
        "a stranger's text touches the figures beside it",
        'PLAIN.test(shown) && !MAGNITUDE.test(shown) ? shown : quoteSentence(shown, LONGEST)',
        'shown',
      ],
      ['a token named “million” multiplies an amount', '&& !MAGNITUDE.test(shown)', ''],
    ],
  ),
  ...guardsOf(
    'packages/tools/desks/creation/creation-call.ts',
    [
      'packages/tools/desks/creation/batch.test.ts',
      'packages/tools/desks/creation/campaign.test.ts',
      'packages/tools/desks/creation/rows.property.test.ts',
    ],
    [
      [
        'more than the deposit is approved',
        'approvalCall({ chainId: call.chainId, token }, call.to, amount, why)',
        'approvalCall({ chainId: call.chainId, token }, call.to, 2n ** 256n - 1n, why)',
      ],
      [
        'the token itself is approved instead of the contract',
        'approvalCall({ chainId: call.chainId, token }, call.to, amount, why)',
        'approvalCall({ chainId: call.chainId, token }, token, amount, why)',
      ],
    ],
  ),
  ...guardsOf(
    'packages/tools/desks/creation/batch.ts',
    ['packages/tools/desks/creation/batch.test.ts'],
    [
      [
        'all streams of a spreadsheet go to its first recipient',
        'terms: { ...rights, recipient: checksum(row.recipient), shape }',
        "terms: { ...rights, recipient: checksum(rows[0]?.recipient ?? ''), shape }",
      ],
    ],
  ),
  ...guardsOf(
    'packages/kit/calls/ways-out.ts',
    ['packages/kit/calls/ways-out.test.ts'],
    [
      [
        'a call that a tool withholds is in its files all the same',
        '(closed.includes(way) ? [] : all)',
        "(closed.includes(way) && way === 'toTry' ? [] : all)",
      ],
    ],
  ),
  ...guardsOf(
    'packages/tools/desks/flow/emptied.ts',
    ['packages/tools/desks/campaign/desk-state.test.ts'],
    [
      [
        "calls kept for one Safe land in another's file",
        "account: ['kept', 'takesUnread']",
        "account: ['takesUnread']",
      ],
    ],
  ),
  ...guardsOf(
    'packages/tools/links/parse-url.ts',
    ['packages/tools/checkers/authenticity/check.test.ts', 'packages/tools/links/links.test.ts'],
    [
      [
        'a path that leads elsewhere passes for the one that was typed',
        'return rest === whole || `/${rest}` === whole ? url : null;',
        'return url;',
      ],
    ],
  ),
  ...guardsOf(
    'packages/tools/csv/cells/index.ts',
    ['packages/tools/csv/rules.test.ts', 'packages/tools/csv/plans.test.ts'],
    [
      [
        'a formula of a spreadsheet passes for a value',
        "if (isFormula(text)) return unreadable(text, { code: 'formula' });",
        '',
      ],
    ],
  ),
  ...guardsOf(
    'packages/tools/merkle/tree.ts',
    ['packages/tools/merkle/campaign.test.ts'],
    [
      [
        'a proof of another tree is taken',
        'return toHex(top) === root.toLowerCase();',
        'return proof.length > 0 || toHex(top) === root.toLowerCase();',
      ],
    ],
  ),
  ...guardsOf(
    `${SERVER}/attached-coin.ts`,
    [`${SERVER}/tools/prepare.test.ts`, `${SERVER}/tools/creation.test.ts`],
    [
      [
        'an agent is given a call that pays any fee',
        "if (checkFee(fee, most) === 'above' && most !== null) {",
        "if (checkFee(fee, most) === 'above' && most === null) {",
      ],
      [
        'an agent makes up a ceiling, and the call takes any fee below it',
        'if (implausible !== null) {',
        "if (implausible === '') {",
      ],
      [
        'an agent is given a fee that nothing was compared with',
        'if (command !== null && ceiling === undefined) {',
        'if (command === null && ceiling === undefined) {',
      ],
      ['the coin of a call is not named', "if (value === 0n) return '';", "return '';"],
    ],
  ),
  ...guardsOf(
    `${SERVER}/tools/create-lockup.ts`,
    [`${SERVER}/tools/creation.test.ts`],
    [
      [
        'a whole batch of streams goes to the first recipient',
        'lockupBatchCall(siteData.creation, { ...at, streams },',
        'lockupBatchCall(siteData.creation, { ...at, streams: streams.map(({ stream }) => ({ stream, terms: first.terms })) },',
      ],
      [
        'tokens are sent to the token itself',
        "if (recipient !== '' && recipient === token)",
        "if (recipient === '' && recipient === token)",
      ],
    ],
  ),
  ...guardsOf(
    `${SERVER}/tools/claim.ts`,
    [`${SERVER}/tools/creation.test.ts`],
    [
      [
        'an agent is given a claim that its root refuses',
        'const unproven = proven === false;',
        'const unproven = false;',
      ],
    ],
  ),
  ...guardsOf(
    `${SERVER}/transports/http.ts`,
    [`${SERVER}/transports/http.test.ts`],
    [
      [
        'any page asks a local server',
        '(origin !== null && !allowed.origin(origin))',
        '(origin !== null && false)',
      ],
      ['a name of another host reaches a local server', '!allowed.host(host) ||', 'false ||'],
      [
        'a request of any size is read',
        'maxRequestBodySize: MAX_REQUEST_BYTES }',
        'maxRequestBodySize: Number.MAX_SAFE_INTEGER }',
      ],
    ],
  ),
  ...guardsOf(
    'packages/search/docsearch/html.ts',
    ['packages/search/docsearch/docsearch.test.ts', 'packages/search/docsearch/saved.test.ts'],
    [
      [
        'a hit brings its own markup',
        '`<mark>${escapeHtml(text)}</mark>` : escapeHtml(text)',
        '`<mark>${text}</mark>` : text',
      ],
    ],
  ),
];

import type { Answers } from '../answers';
import { hasOwnAmounts } from '../options';
import { calendarImports } from '../calendar-imports';
import type { ReadSample } from '../samples';
import { formFields } from '../form-fields';
import { doublePrice } from '../terms';
import { isSafe } from '../is-safe';
import { constantLines, gateLines, isGated, termLines } from './terms';

/** `test/N-decimals.test.ts`: a process of its own for each token, as the script runs once in each. */
export const testFile = (decimals: number): string => `import { test } from 'node:test';
import { checkStreams } from './check-streams';

test('streams of a token with ${decimals} decimals', () => checkStreams(${decimals}));
`;

/** What is typed into each field of the form, as an expression. */
const typed = (
  answers: Answers,
): Record<ReturnType<typeof formFields>[number]['name'], string> => ({
  token: 'local.token',
  recipient: 'local.recipient',
  recipients: hasOwnAmounts(answers)
    ? '`${local.recipient},100\\n${local.recipient},37.5`'
    : '`${local.recipient} ${local.recipient}`',
  sender: 'local.sender',
  safe: 'local.sender',
  amount: "'100'",
  rate: `'${answers.rate}'`,
  oracle: 'local.feed',
  price: `'${answers.price}'`,
  prices: `'${answers.price} ${doublePrice(answers)}'`,
});

function byForm(answers: Answers): string {
  const values = formFields(answers)
    .map(({ name }) => `      ${name}: ${typed(answers)[name]},`)
    .join('\n');
  if (!isSafe(answers)) return `    await createStreams(local.clients, {\n${values}\n    });`;
  return `    const { files } = await prepareStreams(local.clients.publicClient, {
${values}
    });
    for (const text of files) await executeFile(local.clients, chain.url, local.sender, text);`;
}

/** The type of the functions that the assertions read, over several lines where one is too long. */
function nameType(lines: readonly string[]): string {
  const found = [...lines.join('\n').matchAll(/read\('(\w+)'/g)].map(([, name]) => `'${name}'`);
  const names = [...new Set(found)];
  const line = `    type Name = ${names.join(' | ')};`;
  return line.length <= 100
    ? line
    : `    type Name =\n${names.map((name) => `      | ${name}`).join('\n')};`;
}

/** Assertions about each stream. */
function streamLines(answers: Answers): string[] {
  const isLockup = answers.product === 'lockup';
  const equal = (name: string, is: string): string =>
    `      assert.equal(await read('${name}', [id]), ${is});`;
  return [
    equal('getSender', 'local.sender'),
    equal('getRecipient', 'local.recipient'),
    equal(isLockup ? 'getUnderlyingToken' : 'getToken', 'local.token'),
    equal(isLockup ? 'getDepositedAmount' : 'getBalance', 'amount'),
    ...(isLockup ? [equal('isCancelable', String(answers.cancelable === 'yes'))] : []),
    ...termLines(answers),
  ];
}

/** What is paid by one withdrawal: all of a Lockup stream, and what a Flow stream owes in its block. */
const paidLines = ({ product }: Answers): { before: string; after: string } =>
  product === 'lockup'
    ? {
        before: '',
        after: `      await confirmed(local.clients, hash);
      released += amount;`,
      }
    : {
        before: "      const since = BigInt(await read('getSnapshotTime', [id]));\n",
        after: `      const { blockNumber } = await confirmed(local.clients, hash);
      const { timestamp } = await publicClient.getBlock({ blockNumber });
      const owed = (RATE * (timestamp - since)) / 10n ** BigInt(18 - decimals);
      released += owed < amount ? owed : amount;`,
      };

const OWN_AMOUNTS = `    const amountOf = (id: bigint) => parseUnits(id === 1n ? '100' : '37.5', decimals);
`;

const HOOK_LINES = `
    const calls = { address: local.recipient, abi: hookAbi, functionName: 'hookCalls' } as const;
    assert.equal(await publicClient.readContract(calls), BigInt(COUNT));
`;

/** `test/check-streams.ts`: creates the streams, and compares what the contract says and pays out. */
export function checkModule(answers: Answers, read: ReadSample): string {
  const { product, batch, hooks, stack } = answers;
  const isForm = stack === 'react';
  const ofSafe = isSafe(answers);
  const abi = product === 'lockup' ? 'lockupAbi' : 'flowAbi';
  const lines = streamLines(answers);
  const gate = gateLines(answers);
  const paid = paidLines(answers);
  const own = hasOwnAmounts(answers) ? '      const amount = amountOf(id);\n' : '';
  return `import assert from 'node:assert/strict';
import { createTestClient, erc20Abi, http, ${hooks === 'yes' ? 'parseAbi, ' : ''}parseUnits } from 'viem';
import { foundry } from 'viem/chains';
import { startChain } from '../local/anvil';
${isForm || ofSafe ? "import { confirmed } from '../local/clients';\n" : ''}${isForm && ofSafe ? "import { executeFile } from '../local/execute-file';\n" : ''}${isForm ? '' : "import { runExample } from '../local/run-example';\n"}import { ${isGated(answers) ? 'setPrice, setUp, TARGET' : 'setUp'} } from '../local/setup';
${isForm || ofSafe ? '' : "import { confirmed } from '../src/clients';\n"}${[...calendarImports(answers, '../src'), `import { ${abi} } from '../src/contracts';`].join('\n')}
${isForm ? `import { ${ofSafe ? 'prepareStreams' : 'createStreams'} } from '../src/streams';\n` : ''}${isForm && !ofSafe && batch === 'parts' ? `\n${read('wizard/local/storage.ts', 'storage')}` : ''}
const COUNT = ${batch === 'no' ? 1 : 2};
${constantLines(answers).join('\n')}
${hooks === 'yes' ? "const hookAbi = parseAbi(['function hookCalls() view returns (uint256)']);\n" : ''}
/** Creates the streams on a chain of its own, lets years pass, and withdraws what is released. */
export async function checkStreams(decimals: number): Promise<void> {
  const chain = await startChain();
  try {
    const local = await setUp(chain.url, decimals);
${isForm ? byForm(answers) : '    await runExample(local);'}
    const { publicClient, walletClient } = local.clients;
    const at = { address: local.protocol, abi: ${abi} } as const;
${hasOwnAmounts(answers) ? OWN_AMOUNTS : "    const amount = parseUnits('100', decimals);\n"}    const ids = Array.from({ length: COUNT }, (_, index) => BigInt(index + 1));
    const next = await publicClient.readContract({ ...at, functionName: 'nextStreamId' });
    assert.equal(next, BigInt(COUNT + 1));
${nameType([...lines, ...gate, paid.before])}
    const read = (functionName: Name, args: [bigint]) =>
      publicClient.readContract({ ...at, functionName, args });
    for (const id of ids) {
${own}${lines.join('\n')}
    }
${gate.map((line) => `${line}\n`).join('')}
    const node = createTestClient({ mode: 'anvil', chain: foundry, transport: http(chain.url) });
    await node.increaseTime({ seconds: YEARS * 365 * 86_400 });
    await node.mine({ blocks: 1 });
    let released = 0n;
    for (const id of ids) {
${own}      const fee = await publicClient.readContract({
        ...at,
        functionName: 'calculateMinFeeWei',
        args: [id],
      });
      assert.equal(fee, 10n ** 18n / 3_000n); // 1 USD; the price does not move here, so no margin
${paid.before}      const hash = await walletClient.writeContract({
        ...at,
        functionName: 'withdrawMax',
        args: [id, local.recipient],
        value: fee,
      });
${paid.after}
    }
    const token = { address: local.token, abi: erc20Abi } as const;
    const paid = await publicClient.readContract({
      ...token,
      functionName: 'balanceOf',
      args: [local.recipient],
    });
    assert.equal(paid, released);
${hooks === 'yes' ? HOOK_LINES : ''}  } finally {
    chain.stop();
  }
}
`;
}

import type { Product } from '@sablier-docs/protocol/releases';
import type { FunctionDoc } from '../model';

const refused = 'None: a call with value reverts without an error name.';
const kept = 'What you send above it stays in the contract and nothing comes back.';

/** Functions with a fee that the list of their errors doesn't show. */
const special: Readonly<Record<string, string>> = {
  'lockup.withdrawMultiple': `The highest minimum fee among the streams is enough for all of them. ${kept} With less, the call succeeds, skips the streams that need more, and keeps what you send.`,
  'lockup.withdrawMaxAndTransfer': `At least the minimum fee, if anything is withdrawable. ${kept}`,
  'lockup.batch':
    'Each inner call sees all of it, so the highest fee among the withdrawals serves all of them. What you send stays in the contract.',
  'flow.batch':
    'Each inner call sees all of it, so the highest fee among the withdrawals serves all of them. What you send stays in the contract.',
};

/** How a function uses `msg.value`, from its mutability and its errors. */
export function describeValue(product: Product, doc: FunctionDoc): string {
  if (!/\bpayable\b/.test(doc.declaration.at(-1) ?? '')) return refused;
  const own = special[`${product}.${doc.name}`];
  if (own) return own;
  const needs = doc.errors.some(({ label }) => label.endsWith('_InsufficientFeePayment'));
  if (!needs) return 'Nothing is required. What you send stays in the contract as a fee.';
  return product === 'airdrops'
    ? 'At least the minimum fee, which `calculateMinFeeWei` returns in wei. All that you send goes to the comptroller in the same call and nothing comes back.'
    : `At least the minimum fee, which \`calculateMinFeeWei\` returns in wei for this stream. ${kept}`;
}

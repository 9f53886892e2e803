import type { Example, WalletView } from '../calls/types';
import type { FunctionDoc, Link } from '../model';
import { readInline } from '../rich-text';
import { codeText, codeLink, codeLinks, escapeText, inlineMarkdown } from './text';

/** Our own sentences, whose only markup is backticks. */
const inlineText = (text: string) => inlineMarkdown(readInline(text, (label) => ({ label })));

const link = ({ label, href }: Link) => (href ? `[${label}](${href})` : label);

/** Excludes lines from the search index, because they repeat between functions. */
export const aside = (lines: readonly string[]) =>
  lines.length === 0 ? [] : ['<div data-search="off">', ...lines, '</div>'];

/** Who may call a state-changing function, and what it does with value. */
export function callRules({ call }: FunctionDoc): string[] {
  if (!call) return [];
  const refusal = call.refusal
    ? ` A call without that right ends with ${codeLink(call.refusal)}.`
    : '';
  return aside([
    `**Who may call:** ${inlineText(call.who)}${refusal} See [who may call what](${call.access}).`,
    `**Value:** ${inlineText(call.value)} See [fees](/concepts/fees).`,
    ...onWallet(call.wallet),
  ]);
}

/** The screens of a hardware wallet that has the descriptor. */
function onWallet(view: WalletView | undefined): string[] {
  if (!view) return [];
  const shown = view.labels.length > 0 ? `, then ${view.labels.map(codeText).join(', ')}` : '';
  return [
    `**On a hardware wallet with the descriptor:** “${escapeText(view.intent)}”${shown}. See [clear signing](/api/deployment-data#clear-signing).`,
  ];
}

/** Errors, events and related pages of a function. */
export function outcomes(doc: FunctionDoc, examples: readonly Example[]): string[] {
  const { call, events, calls } = doc;
  return aside([
    ...reverts(doc),
    ...(events.length > 0
      ? [`**Emits${call?.ordered ? ', in this order' : ''}:** ${codeLinks(events)}`]
      : []),
    ...(call?.otherwise
      ? [`**Emits ${call.otherwise.when}:** ${codeLinks(call.otherwise.events)}`]
      : []),
    ...(calls.length > 0 ? [`**Calls:** ${codeLinks(calls)}`] : []),
    ...(call?.reentrancy ? [`**Reentrancy:** ${inlineText(call.reentrancy)}`] : []),
    ...(examples.length > 0 ? [`**Examples:** ${byPage(examples).join(', ')}`] : []),
    ...(call ? [`**Read on:** ${call.relatedPages.map(link).join(', ')}`] : []),
  ]);
}

/** Each page once, with its files. */
function byPage(examples: readonly Example[]): string[] {
  const files = new Map<string, string[]>();
  for (const { href, title, file } of examples) {
    const page = `[${escapeText(title)}](${href})`;
    files.set(page, [...(files.get(page) ?? []), codeText(base(file))]);
  }
  return [...files].map(([page, names]) => `${page} (${names.join(', ')})`);
}

const base = (file: string) => file.split('/').at(-1) ?? file;

/** State-changing functions list each error with its cause, getters only the names: they share most errors. */
function reverts({ group, reverts: found = [], arithmetic }: FunctionDoc): string[] {
  const pure = arithmetic ? ['errors of the arithmetic, [PRBMath](/reference/errors#prbmath)'] : [];
  const name = ({ name: label, href }: { name: string; href: string }) => codeLink({ label, href });
  if (group !== 'write') {
    const all = [...found.map(name), ...pure];
    return all.length > 0 ? [`**May revert with:** ${all.join(', ')}`] : [];
  }
  const lines = found.map((one) => `${name(one)}: ${inlineText(one.cause)}`);
  const list = lines.map((line, at) => `${at + 1}. ${line}`).join('\n');
  return [
    ...(lines.length > 0 ? ['**Reverts, in the order of the checks:**', list] : []),
    ...(pure.length > 0 ? [`It can also end with ${pure.join('')}.`] : []),
  ];
}

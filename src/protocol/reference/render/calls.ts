import type { Example } from '../calls/types';
import type { FunctionDoc, Link } from '../model';
import { readInline } from '../rich-text';
import { code, codeLink, codeLinks, escapeText, inline } from './text';

/** Our own sentences, in which only backticks mark something. */
export const say = (text: string) => inline(readInline(text, (label) => ({ label })));

const link = ({ label, href }: Link) => (href ? `[${label}](${href})` : label);

/** Left out of the index of the search: the lines of one function repeat those of the others. */
export const aside = (lines: readonly string[]) =>
  lines.length === 0 ? [] : ['<div data-search="off">', ...lines, '</div>'];

/** Who may call a state-changing function, and what it does with value. */
export function callRules({ call }: FunctionDoc): string[] {
  if (!call) return [];
  const refusal = call.refusal
    ? ` A call without that right ends with ${codeLink(call.refusal)}.`
    : '';
  return aside([
    `**Who may call:** ${say(call.who)}${refusal} See [who may call what](${call.access}).`,
    `**Value:** ${say(call.value)} See [fees](/concepts/fees).`,
  ]);
}

/** What can end a function and what it leaves behind, with ways on. */
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
    ...(call?.reentrancy ? [`**Reentrancy:** ${say(call.reentrancy)}`] : []),
    ...(examples.length > 0 ? [`**Examples:** ${byPage(examples).join(', ')}`] : []),
    ...(call ? [`**Read on:** ${call.ways.map(link).join(', ')}`] : []),
  ]);
}

/** Each page once, with the files that it shows. */
function byPage(examples: readonly Example[]): string[] {
  const files = new Map<string, string[]>();
  for (const { href, title, file } of examples) {
    const page = `[${escapeText(title)}](${href})`;
    files.set(page, [...(files.get(page) ?? []), code(base(file))]);
  }
  return [...files].map(([page, names]) => `${page} (${names.join(', ')})`);
}

const base = (file: string) => file.split('/').at(-1) ?? file;

/** State-changing functions say the cause of each error; the getters of one contract share theirs. */
function reverts({ group, reverts: found = [], arithmetic }: FunctionDoc): string[] {
  const pure = arithmetic ? ['errors of the arithmetic, [PRBMath](/reference/errors#prbmath)'] : [];
  const name = ({ name: label, href }: { name: string; href: string }) => codeLink({ label, href });
  if (group !== 'write') {
    const all = [...found.map(name), ...pure];
    return all.length > 0 ? [`**May revert with:** ${all.join(', ')}`] : [];
  }
  const lines = found.map((one) => `${name(one)}: ${say(one.cause)}`);
  const list = lines.map((line, at) => `${at + 1}. ${line}`).join('\n');
  return [
    ...(lines.length > 0 ? ['**Reverts, in the order of the checks:**', list] : []),
    ...(pure.length > 0 ? [`It can also end with ${pure.join('')}.`] : []),
  ];
}

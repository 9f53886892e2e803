import { errorAnchor } from '@sablier-docs/protocol/errors/types';
import { firstInline } from '../calls/sentences';
import type { Example } from '../calls/types';
import type {
  EnumDoc,
  ErrorDoc,
  EventDoc,
  FunctionDoc,
  ModifierDoc,
  ParamDoc,
  StructDoc,
  VariableDoc,
} from '../model';
import { aside, callRules, outcomes } from './calls';
import { declarationBlock, fence, structBlock } from './declaration';
import {
  blocks,
  cell,
  codeText,
  codeLink,
  codeLinks,
  escapeText,
  inlineMarkdown,
  tableText,
} from './text';

type Lines = readonly (string | false)[];

export const headingOfMember = (level: 2 | 3, text: string, anchor: string) =>
  `${'#'.repeat(level)} ${escapeText(text)} {#${anchor}}`;

const join = (lines: Lines) => lines.filter(Boolean).join('\n\n');
const memberHeading = (member: { heading: string; anchor: string }) =>
  headingOfMember(3, member.heading, member.anchor);

/** A member without its heading: constructors have none. */
export function functionBody(doc: FunctionDoc, examples: readonly Example[] = []): string {
  return join([
    ...(doc.implementedBy ? aside([inlineMarkdown(firstInline(doc.notice))]) : blocks(doc.notice)),
    declarationBlock(doc.declaration),
    identity(doc.signature, doc.selector, 'Selector', doc.source),
    ...(doc.implementedBy
      ? [`**Entry:** ${codeLink(doc.implementedBy)}`]
      : [
          ...callRules(doc),
          ...(repeats(doc) ? aside(blocks(doc.details)) : blocks(doc.details)),
          parameters('Parameter', doc.params),
          parameters(
            'Returns',
            doc.returns.filter(({ text }) => text.length > 0),
          ),
          ...outcomes(doc, examples),
        ]),
  ]);
}

/** Functions that create streams share their notes, and so do functions of several contracts. */
const repeats = ({ call, name }: FunctionDoc) =>
  Boolean(call) && /^(?:batch|create|recover|set|transfer)/.test(name);

export const functionSection = (doc: FunctionDoc, examples: readonly Example[] = []) =>
  join([memberHeading(doc), functionBody(doc, examples)]);

export function variableSection(doc: VariableDoc): string {
  return join([
    memberHeading(doc),
    ...blocks(doc.notice),
    fence(`${doc.declaration};`),
    identity(doc.signature, doc.selector, 'Selector'),
    valueOf(doc),
    ...blocks(doc.details),
    parameters('Parameter', doc.params),
  ]);
}

function valueOf({ value, preimage }: VariableDoc) {
  if (!value) return false;
  const hashed = preimage ? `, the Keccak-256 hash of ${codeText(preimage)}` : '';
  return `**Value:** ${codeText(value)}${hashed}`;
}

/** Whether a variable gets a heading, and with it an anchor; the others are rows of a table. */
export const hasSection = ({ selector, value }: VariableDoc) => Boolean(selector ?? value);

/** Variables without a getter: one row each. */
export function variableTable(docs: readonly VariableDoc[]): string {
  const rows = docs.map((doc) => [
    codeText(doc.name),
    codeText(doc.declaration.replace(new RegExp(` ${doc.name}$`), '')),
    [cell(doc.notice), cell(doc.details)].filter(Boolean).join(' '),
  ]);
  return tableText(['Name', 'Type', 'Description'], rows);
}

export function modifierSection(doc: ModifierDoc): string {
  return join([
    memberHeading(doc),
    ...blocks(doc.notice),
    declarationBlock(doc.declaration),
    ...blocks(doc.details),
    parameters('Parameter', doc.params),
    doc.errors.length > 0 && `**May revert with:** ${codeLinks(doc.errors)}`,
  ]);
}

export function eventSection(doc: EventDoc): string {
  return join([
    memberHeading(doc),
    ...blocks(doc.notice),
    declarationBlock(doc.declaration),
    identity(doc.signature, doc.topic, 'Topic'),
    ...blocks(doc.details),
    parameters('Parameter', doc.params),
    doc.emittedBy.length > 0 && `**Emitted by:** ${codeLinks(doc.emittedBy)}`,
  ]);
}

export function errorSection(doc: ErrorDoc, release: string): string {
  return join([
    memberHeading(doc),
    ...blocks(doc.notice),
    declarationBlock(doc.declaration),
    identity(doc.signature, doc.selector, 'Selector'),
    ...blocks(doc.details),
    parameters('Parameter', doc.params),
    `**Meaning and remedy:** [${doc.name}](/reference/errors#${errorAnchor(doc.name)})`,
    doc.raisedBy.length > 0
      ? `**Raised by:** ${codeLinks(doc.raisedBy)}`
      : `No function of ${release} raises it.`,
  ]);
}

export function structSection(doc: StructDoc): string {
  return join([
    memberHeading(doc),
    ...blocks(doc.notice),
    structBlock(doc.declaration),
    ...blocks(doc.details),
    parameters('Field', doc.fields),
  ]);
}

export function enumSection(doc: EnumDoc): string {
  const rows = doc.values.map(({ name, number, text }) => [
    String(number),
    codeText(name),
    cell(text),
  ]);
  return join([
    memberHeading(doc),
    ...blocks(doc.notice),
    ...blocks(doc.details),
    tableText(['Value', 'Name', 'Description'], rows),
  ]);
}

function identity(
  signature: string | undefined,
  hash: string | undefined,
  label: string,
  source?: string,
) {
  const line = /#L(\d+)$/.exec(source ?? '')?.[1];
  const declared = line ? `, [line ${line}](${source})` : '';
  return signature && hash
    ? `**${label}:** ${codeText(hash)}, of ${codeText(signature)}${declared}`
    : false;
}

function parameters(title: string, params: readonly ParamDoc[]): string | false {
  if (params.length === 0) return false;
  const rows = params.map(({ name, type, text, indexed }) => [
    name ? codeText(name) : '',
    codeLink(type),
    indexed ? 'yes' : '',
    cell(text),
  ]);
  // A return value without a name still needs a first column.
  const named = rows.some(([name]) => name);
  const head = named
    ? [title, 'Type', 'Indexed', 'Description']
    : ['', title, 'Indexed', 'Description'];
  return tableText(head, rows);
}

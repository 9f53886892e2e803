import type { AbiFunction } from 'viem';
import { purposeOf, purposesOf } from '../calls/purposes';
import { firstInline } from '../calls/sentences';
import type { ContractPage, InheritedMember, Link } from '../model';
import { headingOfMember } from './members';
import { codeText, codeLink, inlineMarkdown, tableText } from './text';

interface Row {
  purpose: string;
  link: Link;
  text: string;
}

/**
 * All callable functions of a deployed contract, one line each, by purpose, wherever they are declared; empty
 * for other pages.
 */
export function callableIndex(page: ContractPage): string[] {
  if (page.kind !== 'contract' || page.inherited.functions.length === 0) return [];
  const rows = rowsOf(page);
  const tables = purposesOf(page.product).flatMap((purpose) => {
    const own = rows.filter((row) => row.purpose === purpose);
    const cells = own.map(({ link, text }) => [codeLink(link), text]);
    return own.length > 0 ? [tableText([purpose, 'What it does'], cells)] : [];
  });
  return [
    headingOfMember(2, 'What you can call', 'index'),
    '<div data-search="off">',
    ...tables,
    '</div>',
  ];
}

function rowsOf(page: ContractPage): Row[] {
  const writes = writesOf(page);
  const own = [...page.functions, ...page.variables]
    .filter((doc) => doc.selector)
    .map((doc) => ({
      purpose: purposeOf(page.product, doc.name, writes.has(doc.name)),
      link: { label: doc.heading, href: `#${doc.anchor}` },
      text: inlineMarkdown(firstInline(doc.notice)),
    }));
  const inherited = page.inherited.functions.map((member) => ({
    purpose: purposeOf(page.product, nameOf(member), writes.has(nameOf(member))),
    link: { ...member.link, label: nameOf(member) },
    text: inlineMarkdown(firstInline(member.text)),
  }));
  // Overloads share a line, and linear streams come first as the most common ones.
  return [...own, ...inherited]
    .filter(
      ({ link }, at, all) => all.findIndex(({ link: { label } }) => label === link.label) === at,
    )
    .sort((one, other) => modelOf(one) - modelOf(other));
}

const models = ['LL', 'LD', 'LT', 'LPG'];
const modelOf = ({ link }: Row) =>
  models.findIndex((model) => link.label.startsWith('create') && link.label.endsWith(model));

/** Selectors of functions declared elsewhere, by purpose. */
export function inheritedFunctions(page: ContractPage): string[] {
  const members = page.inherited.functions;
  if (members.length === 0) return [];
  const writes = writesOf(page);
  return purposesOf(page.product).flatMap((purpose) => {
    const own = members.filter(
      (member) => purposeOf(page.product, nameOf(member), writes.has(nameOf(member))) === purpose,
    );
    const cells = own.map(({ link, hash, declaredIn }) => [
      codeLink(link),
      codeText(hash),
      codeLink(declaredIn),
    ]);
    return own.length > 0 ? [tableText([purpose, 'Selector', 'Declared in'], cells)] : [];
  });
}

const nameOf = ({ link }: InheritedMember) => link.label.split('(')[0] ?? '';

const writesOf = ({ abi }: ContractPage) =>
  new Set(
    abi
      .filter(
        (item): item is AbiFunction =>
          item.type === 'function' && !['view', 'pure'].includes(item.stateMutability),
      )
      .map(({ name }) => name),
  );

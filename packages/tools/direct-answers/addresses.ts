import { deploymentsPage } from '@sablier-docs/protocol/deployments-page';
import type { KnownContract, KnownUse } from '@sablier-docs/protocol/known-contracts';
import { judgeAddress } from '../checkers/authenticity/addresses';
import { knownUseRelease, describeAddress } from '../checkers/authenticity/describe-address';
import type { AnswerLists, DirectAnswer } from './types';

const CHECKER = '/support/is-this-sablier#check=';
const ADDRESS = 40;
/** Shorter prefixes match too many addresses. */
const FEWEST = 6;
const MOST = 3;

/** Rows for a whole address, or for known addresses that start with the digits. */
export function answerAddress(digits: string, lists: AnswerLists): DirectAnswer[] {
  if (digits.length === ADDRESS) return answerWhole(`0x${digits}`, lists);
  if (digits.length < FEWEST || digits.length > ADDRESS) return [];
  return lists.contracts
    .filter(({ address }) => address.slice(2).toLowerCase().startsWith(digits))
    .slice(0, MOST)
    .map((contract) => ({
      kind: 'Address',
      title: `${nameOf(contract.uses[0])}: ${contract.address}`,
      text: `The address of this contract begins so. Compare all 40 digits before you use it.`,
      href: CHECKER + contract.address,
    }));
}

function answerWhole(address: string, lists: AnswerLists): DirectAnswer[] {
  const finding = judgeAddress(address, { ...lists, programs: [] });
  if (finding?.kind === 'contract') {
    return finding.known.uses.flatMap((use) => answerUse(finding.known, use, lists)).slice(0, 4);
  }
  if (finding?.kind !== 'lookalike' && finding?.kind !== 'stranger' && finding?.kind !== 'zero') {
    return [];
  }
  const { title, text } = describeAddress(finding);
  return [{ kind: 'Address', title, text, href: CHECKER + address }];
}

/** A link to the release's page, and one to the explorer if the contract is on a single chain. */
function answerUse(
  { address }: KnownContract,
  use: KnownUse,
  { chains }: AnswerLists,
): DirectAnswer[] {
  const here = use.chainIds.flatMap((id) => chains.find((chain) => chain.id === id) ?? []);
  const [only] = use.chainIds.length === 1 ? here : [];
  const where = only?.name ?? `${use.chainIds.length} chains`;
  const row: DirectAnswer = {
    kind: 'Address',
    title: `${nameOf(use)} on ${where}`,
    text: `${address}${use.isLatest ? '' : '. A contract of an earlier release.'}`,
    href: pageOf(use) + (only && hasChains(use) ? `#${only.slug}` : ''),
  };
  if (!only?.explorer) return [row];
  const { name, url } = only.explorer;
  return [
    row,
    {
      kind: 'Address',
      title: `${use.contract} on ${name}`,
      text: `The contract on the block explorer of ${only.name}.`,
      href: `${url.replace(/\/$/, '')}/address/${address}`,
    },
  ];
}

const nameOf = (use: KnownUse | undefined): string =>
  use ? `${use.contract}${use.release ? `, ${knownUseRelease(use)}` : ''}` : 'A Sablier contract';

const hasChains = ({ product }: KnownUse): boolean => /^(?:lockup|flow|airdrops)$/.test(product);

/** The page that lists the contract. */
function pageOf({ product, release, isLatest }: KnownUse): string {
  if (product === 'comptroller' || release === null) return '/concepts/governance#per-chain';
  if (product === 'bob') return '/support/faq#bob';
  return deploymentsPage(product, { version: release, isLatest });
}

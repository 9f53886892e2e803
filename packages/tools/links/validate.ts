import type { Field } from './fields';
import { slugOfChain, type LinkFacts } from './facts';

const ADDRESS = /^0x[0-9a-fA-F]{40}$/;
const NAME = /^[\p{L}\p{N}_-]+(\.[\p{L}\p{N}_-]+)+$/u;
const WHOLE = /^[1-9]\d{0,17}$/;

/**
 * How to correct a value of a link; null if it is valid.
 * @param section of the screen, which determines the valid short codes
 */
export function linkProblem(
  field: Field,
  value: string,
  section: string,
  knowledge: LinkFacts,
): string | null {
  const { chains, aliases } = knowledge;
  switch (field.kind) {
    case 'address':
      return ADDRESS.test(value) ? null : 'Enter an address: 0x and 40 characters.';
    case 'account':
      return ADDRESS.test(value) || NAME.test(value) ? null : 'Enter an address or an ENS name.';
    case 'number':
      return WHOLE.test(value) ? null : 'Enter a whole number from 1.';
    case 'ids':
      return problemOfIds(value, knowledge);
    case 'text':
      return value.length <= 100 ? null : 'Enter at most 100 characters.';
    case 'choice':
      return field.choices?.includes(value) ? null : `Use one of: ${field.choices?.join(', ')}.`;
    case 'choices': {
      const isKnown = value.split(',').every((word) => field.choices?.includes(word));
      return isKnown ? null : `Known are: ${field.choices?.join(', ')}.`;
    }
    case 'chainId':
      return problemOfChain(
        chains.find(({ id }) => String(id) === value),
        chains.filter((chain) => slugOfChain(chain) === value).map(({ id }) => String(id)),
      );
    case 'chainSlug':
      return problemOfChain(
        chains.find((chain) => slugOfChain(chain) === value),
        chains.filter(({ id }) => String(id) === value).map(slugOfChain),
      );
    case 'source':
      return problemOfSource(value, section, aliases);
  }
}

/** @param meant the chain of the value in the other notation, as it is written here */
function problemOfChain(
  chain: { name: string; inApp: boolean } | undefined,
  [meant]: readonly string[],
): string | null {
  if (!chain && meant !== undefined) return `Write ${meant} in this place of a link.`;
  if (!chain)
    return 'No chain of Sablier has this name here. In some places of a link a chain has its name, in others its ID.';
  return chain.inApp ? null : `The app does not offer ${chain.name}.`;
}

function problemOfSource(value: string, section: string, aliases: LinkFacts['aliases']) {
  if (ADDRESS.test(value)) return null;
  const found = aliases.find(({ alias }) => alias === value.toUpperCase());
  const product = productOf(section);
  if (found?.product === product) return null;
  if (found) return belongsUnder(found.alias, found.product);
  const known = aliases.filter((entry) => entry.product === product).map(({ alias }) => alias);
  return `Enter a contract address or one of: ${known.join(', ')}.`;
}

/** The contracts that a screen shows. */
const productOf = (section: string) => (section === 'Payments' ? 'flow' : 'lockup');

const belongsUnder = (name: string, product: 'lockup' | 'flow'): string =>
  `${name} belongs under ${product === 'flow' ? 'payments' : 'vesting'}.`;

/** The problem with an address on a chain; null for a contract that holds streams of the section. */
function problemOfAddress(
  address: string,
  chain: { id: number; name: string },
  section: string | null,
  { contracts }: LinkFacts,
): string | null {
  const found = contracts.find(({ addresses }) => addresses[chain.id] === address.toLowerCase());
  if (!found) return `${address} is no contract of Sablier on ${chain.name} that holds streams.`;
  const isShown = section === null || found.product === productOf(section);
  return isShown ? null : belongsUnder(address, found.product);
}

/**
 * The problem with a short code or an address on a chain; null if the contract is deployed there,
 * and for unknown codes or chains, which are reported elsewhere.
 * @param section of the screen; null if streams of any may stand there
 */
export function problemOfDeployment(
  code: string,
  chainId: string,
  section: string | null,
  knowledge: LinkFacts,
): string | null {
  const { chains, aliases } = knowledge;
  const contract = aliases.find(({ alias }) => alias === code.toUpperCase());
  const chain = chains.find(({ id }) => String(id) === chainId);
  if (chain && ADDRESS.test(code)) return problemOfAddress(code, chain, section, knowledge);
  if (!contract || !chain || contract.chains.includes(chain.id)) return null;
  return `${contract.alias} (${contract.contract} ${contract.version}) is not deployed on ${chain.name}.`;
}

/** The problem with a chain, by ID or name, beside streams of another one; null for all else. */
export function problemOfGroup(ids: string, chain: string, { chains }: LinkFacts): string | null {
  const shown = chains.find((one) => String(one.id) === chain || slugOfChain(one) === chain);
  const others = ids
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id.includes('-') && id.split('-')[1] !== String(shown?.id));
  return shown && others[0] !== undefined
    ? `${others[0].slice(0, 60)} is on another chain, and the app would not show it.`
    : null;
}

function problemOfIds(value: string, knowledge: LinkFacts): string | null {
  for (const id of value.split(',')) {
    const [code = '', chainId = ''] = id.trim().split('-');
    const problem = problemOfDeployment(code, chainId, null, knowledge);
    if (problem) return problem;
  }
  const wrong = value
    .split(',')
    .map((id) => id.trim())
    .find((id) => !/^\d{1,18}$/.test(id) && !/^(\w{2,4}|0x[0-9a-f]{40})-\d+-\d+$/i.test(id));
  if (wrong === undefined) {
    const named = value.split(',').flatMap((id) => id.trim().split('-')[1] ?? []);
    return new Set(named).size > 1
      ? 'These streams are on several chains, and the app shows those of one. Make a link for each chain.'
      : null;
  }
  const shown = wrong.length > 30 ? `${wrong.slice(0, 30)}…` : wrong;
  return shown
    ? `"${shown}" is neither a number nor an alias like FL4-8453-17.`
    : 'Put one comma between two streams, and none at the end.';
}

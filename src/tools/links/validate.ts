import type { Field } from './fields';
import { slugOf, type Knowledge } from './knowledge';

const ADDRESS = /^0x[0-9a-fA-F]{40}$/;
const NAME = /^[\p{L}\p{N}_-]+(\.[\p{L}\p{N}_-]+)+$/u;
const WHOLE = /^[1-9]\d{0,17}$/;

/**
 * What is wrong with a value of a link, as an instruction; null when nothing is.
 * @param section of the screen, which decides the short codes that fit
 */
export function problemOf(
  field: Field,
  value: string,
  section: string,
  { chains, aliases }: Knowledge,
): string | null {
  switch (field.kind) {
    case 'address':
      return ADDRESS.test(value) ? null : 'Enter an address: 0x and 40 characters.';
    case 'account':
      return ADDRESS.test(value) || NAME.test(value) ? null : 'Enter an address or an ENS name.';
    case 'number':
      return WHOLE.test(value) ? null : 'Enter a whole number from 1.';
    case 'ids':
      return problemOfIds(value);
    case 'text':
      return value.length <= 100 ? null : 'Enter at most 100 characters.';
    case 'choice':
      return field.choices?.includes(value) ? null : `Use one of: ${field.choices?.join(', ')}.`;
    case 'choices': {
      const isKnown = value.split(',').every((word) => field.choices?.includes(word));
      return isKnown ? null : `Known are: ${field.choices?.join(', ')}.`;
    }
    case 'chainId':
      return problemOfChain(chains.find(({ id }) => String(id) === value));
    case 'chainSlug':
      return problemOfChain(chains.find((chain) => slugOf(chain) === value));
    case 'source':
      return problemOfSource(value, section, aliases);
  }
}

function problemOfChain(chain: { name: string; inApp: boolean } | undefined): string | null {
  if (!chain) return 'No chain of Sablier has this name or ID.';
  return chain.inApp ? null : `The app does not offer ${chain.name}.`;
}

function problemOfSource(value: string, section: string, aliases: Knowledge['aliases']) {
  if (ADDRESS.test(value)) return null;
  const found = aliases.find(({ alias }) => alias === value.toUpperCase());
  const product = section === 'Payments' ? 'flow' : 'lockup';
  if (found?.product === product) return null;
  if (found)
    return `${found.alias} belongs under ${found.product === 'flow' ? 'payments' : 'vesting'}.`;
  const known = aliases.filter((entry) => entry.product === product).map(({ alias }) => alias);
  return `Enter a contract address or one of: ${known.join(', ')}.`;
}

function problemOfIds(value: string): string | null {
  const wrong = value
    .split(',')
    .map((id) => id.trim())
    .find((id) => !/^\d{1,18}$/.test(id) && !/^(\w{2,4}|0x[0-9a-f]{40})-\d+-\d+$/i.test(id));
  if (wrong === undefined) return null;
  const shown = wrong.length > 30 ? `${wrong.slice(0, 30)}…` : wrong;
  return shown
    ? `"${shown}" is neither a number nor an alias like FL4-8453-17.`
    : 'Put one comma between two streams, and none at the end.';
}

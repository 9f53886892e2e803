import { actionIds, type ActionId } from '../../protocol/desk/actions';

/**
 * What an address keeps of the desk. It never holds who gets something or how much: a link that somebody
 * sends must not fill in where the tokens go.
 */
export interface Kept {
  /** Alias of the stream, such as `LK3-8453-5`, or its contract's address in the place of the code. */
  stream: string;
  action: ActionId | null;
}

const isAction = (text: string | null): text is ActionId => actionIds.some((id) => id === text);

/** @returns null when the hash is not the desk's */
export function readHash(hash: string): Kept | null {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const stream = parameters.get('stream');
  if (!stream || !/^[a-z0-9]+-\d+-\d+$/i.test(stream) || stream.length > 140) return null;
  const action = parameters.get('do');
  return { stream, action: isAction(action) ? action : null };
}

/** The hash with its `#`; empty without a stream. */
export function writeHash(stream: { alias: string } | null, action: ActionId | null): string {
  if (!stream) return '';
  return `#stream=${stream.alias}${action ? `&do=${action}` : ''}`;
}

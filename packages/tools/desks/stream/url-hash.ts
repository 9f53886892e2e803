import { actionIds, type ActionId } from '../../readings/contracts/actions';

/**
 * The state of the desk in the URL. It never holds a recipient or an amount: a link from someone
 * else must not fill in where the tokens go.
 */
interface StreamHash {
  /**
   * Alias of the stream, such as `LK3-8453-5`, or one with the contract's address instead of its
   * code.
   */
  stream: string;
  action: ActionId | null;
}

const isAction = (text: string | null): text is ActionId => actionIds.some((id) => id === text);

/** @returns null when the hash is not the desk's */
export function readStreamHash(hash: string): StreamHash | null {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const stream = parameters.get('stream');
  if (!stream || !/^[a-z0-9]+-\d+-\d+$/i.test(stream) || stream.length > 140) return null;
  const action = parameters.get('do');
  return { stream, action: isAction(action) ? action : null };
}

/** The hash with its `#`; empty without a stream. */
export function writeStreamHash(stream: { alias: string } | null, action: ActionId | null): string {
  if (!stream) return '';
  return `#stream=${stream.alias}${action ? `&do=${action}` : ''}`;
}

/** The action that a link to the desk chooses for whatever stream is entered there: `?do=transferFrom`. */
export function readActionQuery(search: string): ActionId | null {
  const action = new URLSearchParams(search).get('do');
  return isAction(action) ? action : null;
}

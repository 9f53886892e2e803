import { ask, type Query } from './client.ts';
import type { StreamRow } from './withdrawable.ts';

/** Where a list goes on. Neither value of a row ever changes, so a stored cursor stays valid. */
interface Cursor {
  timestamp: string;
  id: string;
}

type Row = Omit<StreamRow, 'product'> & Cursor & { chainId: string; alias: string };
export type WalletStream = Row & Pick<StreamRow, 'product'>;

const list = (entity: string, cursor: string) => /* GraphQL */ `
  ${entity}(
    limit: 1000
    order_by: [{ timestamp: desc }, { id: desc }]
    where: {
      recipient: { _eq: $who }
      _or: [
        { timestamp: { _lt: $${cursor}Time } }
        { timestamp: { _eq: $${cursor}Time }, id: { _lt: $${cursor}Id } }
      ]
    }
  ) {
    id
    timestamp
    chainId
    alias
    contract
    tokenId
    version
  }
`;

interface Variables {
  who: string;
  lockupTime: string;
  lockupId: string;
  flowTime: string;
  flowId: string;
}

export const walletQuery: Query<Variables, { LockupStream: Row[]; FlowStream: Row[] }> = {
  text: `query Wallet(
    $who: String!, $lockupTime: numeric!, $lockupId: String!, $flowTime: numeric!, $flowId: String!
  ) { ${list('LockupStream', 'lockup')} ${list('FlowStream', 'flow')} }`,
};

/** Every Lockup and Flow stream that Envio has a row for and that an address receives, on all its chains. */
export async function walletStreams(endpoint: string, address: string): Promise<WalletStream[]> {
  const who = address.toLowerCase();
  const found: WalletStream[] = [];
  let lockup: Cursor = { timestamp: '9999999999', id: '' };
  let flow = lockup;
  for (;;) {
    const { LockupStream, FlowStream } = await ask(endpoint, walletQuery, {
      who,
      lockupTime: lockup.timestamp,
      lockupId: lockup.id,
      flowTime: flow.timestamp,
      flowId: flow.id,
    });
    found.push(
      ...LockupStream.map((row) => ({ ...row, product: 'lockup' as const })),
      ...FlowStream.map((row) => ({ ...row, product: 'flow' as const })),
    );
    // An endpoint may give fewer rows than a query asks for: only empty lists are the end.
    if (LockupStream.length + FlowStream.length === 0) return found;
    lockup = LockupStream.at(-1) ?? lockup;
    flow = FlowStream.at(-1) ?? flow;
  }
}

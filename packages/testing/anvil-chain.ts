import type { Anvil } from './anvil';
import { chainOn, type Chain } from './chain';
import { askOnSocket, socketTransport } from './socket';

/** The clients of a chain that this machine runs, over its socket. Not beside the others, which a page has too. */
export const chainOfAnvil = ({ socket }: Anvil): Chain =>
  chainOn(socketTransport(askOnSocket(socket), socket));

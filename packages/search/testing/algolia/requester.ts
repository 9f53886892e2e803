import { createHttpRequester } from '@algolia/requester-node-http';
import type { Network } from './network.ts';

/** A request that the client made. */
export interface Attempt {
  host: string;
  connectTimeout: number;
  responseTimeout: number;
}

/** Algolia's own requester for Node, redirected to the hosts on this machine. */
export function requesterFor(network: Network, attempts: Attempt[] = []) {
  const { send } = createHttpRequester();
  return {
    send: (request: Parameters<typeof send>[0]) => {
      const { connectTimeout, responseTimeout } = request;
      attempts.push({ host: new URL(request.url).hostname, connectTimeout, responseTimeout });
      const url = network.addressFor(request.url);
      if (!url) throw new Error(`${request.url} is not a URL of the service`);
      return send({ ...request, url });
    },
  };
}

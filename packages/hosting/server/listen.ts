import type { Server } from 'node:http';

/** The default port of the preview. */
const FIRST = 3000;
const TRIES = 20;

/** Ports to try, in order. */
interface Ports {
  first: number;
  tries: number;
}

/**
 * @param asked the requested port; without one, the first free port from 3000
 * @throws when it isn't a port number
 */
export function portOf(asked: string | undefined): Ports {
  if (asked === undefined) return { first: FIRST, tries: TRIES };
  const port = Number(asked);
  if (!/^\d+$/.test(asked) || port > 65_535) {
    throw new Error(`Invalid port "${asked}". Use 1 to 65535, or 0 for any free one.`);
  }
  return { first: port, tries: 1 };
}

/**
 * Listens on the first free port, for this machine only, and returns it.
 * @throws when none is free
 */
export async function listen(server: Server, { first, tries }: Ports): Promise<number> {
  for (let port = first; port < first + tries; port++) {
    const taken = await attempt(server, port);
    const address = server.address();
    if (!taken && address && typeof address === 'object') return address.port;
  }
  const ports = tries === 1 ? `Port ${first} is` : `Ports ${first} to ${first + tries - 1} are`;
  throw new Error(
    `${ports} in use. Stop the program that uses it, or choose another port with "npm run serve -- --port 8080".`,
  );
}

/** Whether the port is taken. */
function attempt(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      server.off('listening', onListening);
      if (error.code === 'EADDRINUSE') resolve(true);
      else reject(error);
    };
    const onListening = () => {
      server.off('error', onError);
      resolve(false);
    };
    server.once('error', onError).once('listening', onListening).listen(port, 'localhost');
  });
}

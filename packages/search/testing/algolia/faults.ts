import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** The fault of a host. `refuse` is a closed port. */
export type Fault =
  | { kind: 'slow'; ms: number }
  | { kind: 'hang' }
  | { kind: 'refuse' }
  | { kind: 'reset' }
  | { kind: 'status'; status: number; body: string; headers?: Record<string, string> }
  | { kind: 'malformed' };

export const fails = (status: number, message: string): Fault => ({
  kind: 'status',
  status,
  body: JSON.stringify({ message, status }),
});

/** Returns true when the fault has handled the request. */
export async function misbehave(fault: Fault, to: ServerResponse): Promise<boolean> {
  switch (fault.kind) {
    case 'slow':
      await sleep(fault.ms);
      return false;
    case 'reset':
      to.socket?.resetAndDestroy();
      return true;
    case 'status':
      to.writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers });
      to.end(fault.body);
      return true;
    case 'malformed':
      to.writeHead(200, { 'content-type': 'application/json' });
      to.end('{"results":[{"hits":');
      return true;
    case 'hang':
    case 'refuse':
      return true;
  }
}

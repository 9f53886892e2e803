import {
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type ListToolsResult,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import { Budget } from './calls/budget';
import type { Caller } from './calls/types';
import { serverTools } from './tools';

/** Name under which clients list the server. */
export const SERVER_NAME = 'sablier-docs';
const SERVER_VERSION = '1.0.0';

const INSTRUCTIONS = [
  'The documentation of Sablier, a protocol that streams ERC-20 tokens by the second.',
  'Use `search` and `read` before you write code against the contracts; take addresses from `resolve`, figures from `simulate_lockup`, `simulate_flow` and `flow_rate`, and calldata from `create_lockup`, `create_flow`, `create_campaign`, `prepare` and `claim`, and a whole project from `wizard`.',
  'Amounts are strings in the smallest unit of the token unless a field says otherwise.',
  'Every answer names its page and the release that it applies to. The server reads no chain, holds no key and sends nothing.',
].join(' ');

/**
 * A server of the Model Context Protocol over a built site. One serves one connection or one request.
 * @param budget of the request; without one, each call has its own
 */
export function createServer(caller: Caller, budget?: Budget): Server {
  const server = new Server(
    { name: SERVER_NAME, version: SERVER_VERSION, title: 'Sablier documentation' },
    // The list is the same for every connection: without `listChanged`.
    { instructions: INSTRUCTIONS, capabilities: { tools: {} } },
  );
  // The arguments are validated where the call runs, within its budget.
  server.setRequestHandler('tools/list', ({ params }) => {
    // The list comes whole: a client that goes on from a mark of its own would read it again for ever.
    if (params?.cursor)
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'The list has no second part.');
    return (listed ??= list());
  });
  server.setRequestHandler('tools/call', async ({ params }) => {
    const { text, isError } = await caller.call(
      params.name,
      params.arguments,
      budget ?? new Budget(),
    );
    return {
      content: [{ type: 'text', text }],
      ...(isError ? { isError } : { structuredContent: JSON.parse(text) as Structured }),
    };
  });
  // A request canceled in its own batch would never get a reply. Calls are short: they end by themselves.
  server.removeNotificationHandler('notifications/cancelled');
  return server;
}

let listed: ListToolsResult | undefined;

const list = (): ListToolsResult => ({
  tools: serverTools.map(({ name, title, description, schema, output }) => ({
    name,
    title,
    description,
    inputSchema: toJson(schema, 'input'),
    outputSchema: toJson(output, 'output'),
    annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
  })),
});

type Structured = Record<string, unknown>;
type Listed = ListToolsResult['tools'][number];

const toJson = (schema: z.ZodObject, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { target: 'draft-7', io }) as Listed['inputSchema'];

import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import {
  CallToolRequestSchema,
  ListToolsRequestSchema,
  type ListToolsResult,
} from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { Turn } from './calls/turn';
import type { Caller } from './calls/types';
import { tools } from './tools';

/** Name under which clients list the server. */
export const SERVER_NAME = 'sablier-docs';
export const SERVER_VERSION = '1.0.0';

const INSTRUCTIONS = [
  'The documentation of Sablier, a protocol that streams ERC-20 tokens by the second.',
  'Use `search` and `read` before you write code against the contracts; take addresses from `resolve`, figures from `simulate_lockup` and `simulate_flow`, and calldata from `prepare`.',
  'Amounts are strings in the smallest unit of the token unless a field says otherwise.',
  'Every answer names its page and the release that it applies to. The server reads no chain, holds no key and sends nothing.',
].join(' ');

/**
 * A server of the Model Context Protocol over a built site. One serves one connection or one request.
 * @param turn budget of the request; without one, each call has a budget of its own
 */
export function createServer(caller: Caller, turn?: Turn): McpServer {
  const mcp = new McpServer(
    { name: SERVER_NAME, version: SERVER_VERSION, title: 'Sablier documentation' },
    { instructions: INSTRUCTIONS, capabilities: { tools: {} } },
  );
  const { server } = mcp;
  // The arguments are checked where the call runs, within its budget, and not here.
  server.setRequestHandler(ListToolsRequestSchema, () => (listed ??= list()));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const { text, isError } = await caller.call(params.name, params.arguments, turn ?? new Turn());
    return { content: [{ type: 'text', text }], ...(isError ? { isError } : {}) };
  });
  // A request that was canceled in its own batch would never be answered. Calls are short: they end by themselves.
  server.removeNotificationHandler('notifications/cancelled');
  return mcp;
}

let listed: ListToolsResult | undefined;

const list = (): ListToolsResult => ({
  tools: tools.map(({ name, title, description, schema }) => ({
    ...{ name, title, description },
    inputSchema: z.toJSONSchema(schema, {
      target: 'draft-7',
      io: 'input',
    }) as Listed['inputSchema'],
    annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
  })),
});

type Listed = ListToolsResult['tools'][number];

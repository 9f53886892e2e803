import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { Site } from './site';
import { Refusal, type Tool } from './tool';
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

/** A server of the Model Context Protocol over a built site. One serves one connection or one request. */
export function createServer(site: Site): McpServer {
  const server = new McpServer(
    { name: SERVER_NAME, version: SERVER_VERSION, title: 'Sablier documentation' },
    { instructions: INSTRUCTIONS },
  );
  for (const tool of tools) register(server, tool, site);
  return server;
}

function register(server: McpServer, tool: Tool, site: Site): void {
  const { name, title, description, schema } = tool;
  const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };
  server.registerTool(name, { title, description, inputSchema: schema, annotations }, (args) =>
    answer(tool, args, site),
  );
}

async function answer(tool: Tool, args: unknown, site: Site): Promise<CallToolResult> {
  try {
    const found = await tool.call(args, site);
    const text = JSON.stringify(found, null, 1);
    return { content: [{ type: 'text', text }] };
  } catch (error) {
    if (error instanceof Refusal) return failed(error.message);
    // What went wrong inside is no help to the client, and may hold a path of the machine.
    console.error(error);
    return failed('The server could not answer. The input is not at fault; try again later.');
  }
}

const failed = (text: string): CallToolResult => ({
  content: [{ type: 'text', text }],
  isError: true,
});

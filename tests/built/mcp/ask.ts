import type { Client } from '@modelcontextprotocol/sdk/client/index.js';

export interface Reply {
  isError: boolean;
  text: string;
}

/** Calls a tool and returns the text of its answer. @throws when the answer is no text */
export async function ask(client: Client, name: string, args: object): Promise<Reply> {
  const answer = await client.callTool({ name, arguments: { ...args } });
  const [first] = answer.content as { type: string; text?: string }[];
  if (first?.type !== 'text' || first.text === undefined) throw new Error(`${name} said nothing.`);
  const isError = answer.isError === true;
  const data = answer.structuredContent;
  if (
    isError ? data !== undefined : JSON.stringify(data) !== JSON.stringify(JSON.parse(first.text))
  )
    throw new Error(`The text and the data of ${name} differ.`);
  return { isError, text: first.text };
}

/** The data of an answer. @throws when the tool refused */
export async function answerOf<T = Record<string, unknown>>(
  client: Client,
  name: string,
  args: object,
): Promise<T & { page: string; release: string }> {
  const { isError, text } = await ask(client, name, args);
  if (isError) throw new Error(`${name} refused: ${text}`);
  return JSON.parse(text) as T & { page: string; release: string };
}

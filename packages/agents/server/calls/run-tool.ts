import { z } from 'zod';
import { fieldsAt } from '../fit-arguments';
import { MAX_REPLY } from '../limits';
import type { Site } from '../site';
import { ToolRefusal, type Tool } from '../tool';
import { serverTools } from '../tools';
import { refused, type Reply } from './types';
import { notices } from './notices';

/** Maximum number of faults of an input in a reply, and of characters for each. */
const MOST_FAULTS = 5;
const LONGEST_FAULT = 300;

/** Runs one call. Never rejects: a call without a result gets a reply with the reason. */
export async function runTool(name: string, args: unknown, site: Site): Promise<Reply> {
  const tool = serverTools.find((one) => one.name === name);
  if (!tool) return refused(notices.unknownTool(name));
  try {
    const text = JSON.stringify(await tool.call(args ?? {}, site), null, 1);
    return text.length > MAX_REPLY
      ? refused(notices.tooLong(text.length))
      : { text, isError: false };
  } catch (error) {
    if (error instanceof ToolRefusal)
      return refused(sentence(error.message.slice(0, MAX_REPLY - 1)));
    if (error instanceof z.ZodError) return refused(faultsOf(error, tool));
    console.error(error);
    return refused(notices.failed);
  }
}

/** A reason of a form may end in an example, without a full stop. */
const sentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);

/** The message about a field, without the full stop that ends all of them. */
const inWords = (message: string): string =>
  message
    .replace(/\.$/, '')
    .replace(/^Invalid input: expected (\w+), received undefined$/, 'it is missing ($1)');

/** A list of thousands of wrong entries has a fault for each; the first ones are enough to fix it. */
function faultsOf({ issues }: z.ZodError, { name, schema }: Tool): string {
  const faults = issues.slice(0, MOST_FAULTS).map(({ code, path, message }) => {
    const at = path.map(String).join('.');
    const text = `${at ? `\`${at}\`: ` : ''}${inWords(message)}`;
    const short = text.length > LONGEST_FAULT ? `${text.slice(0, LONGEST_FAULT)}…` : text;
    return code === 'unrecognized_keys'
      ? `${short}, where the fields are ${fieldsAt(schema, path).join(', ')}`
      : short;
  });
  const more = issues.length - faults.length;
  return `Invalid arguments for ${name}. ${faults.join('; ')}${more > 0 ? `; and ${more} more` : ''}.`;
}

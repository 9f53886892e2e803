import { MAX_MEMORY, MAX_MILLISECONDS, MAX_REPLIES, MAX_REPLY } from '../limits';

const count = (value: number) => value.toLocaleString('en');
const TIME = `${MAX_MILLISECONDS / 1000} seconds`;

/** Messages to a client about a call that did not complete. */
export const notices = {
  time: `This call took longer than ${TIME} and was ended. Send a shorter input, or ask for one part at a time.`,
  memory: `This call needed more than ${MAX_MEMORY} MB of memory and was ended. Send a shorter input, or ask for one part at a time.`,
  batchTime: `The calls of this request have used their ${TIME}. Send this one in a request of its own.`,
  batchLength: `The replies to this request have reached ${count(MAX_REPLIES)} characters. Send this call in a request of its own.`,
  tooLong: (length: number) =>
    `The answer has ${count(length)} characters, and at most ${count(MAX_REPLY)} are sent. Ask for one part at a time.`,
  tooDeep: 'The arguments are nested too deeply. Send what the schema of the tool describes.',
  unknownTool: (name: string) =>
    `There is no tool "${name.slice(0, 80)}". List the tools with tools/list.`,
  busy: 'The server is busy. Send the call again in a few seconds.',
  gone: 'The request has ended.',
  /** An error of the server. Its message may contain a path of the machine and doesn't help the client. */
  failed: 'The server could not answer. The input is not at fault; try again later.',
} as const;

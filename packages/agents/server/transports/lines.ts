import { Transform } from 'node:stream';
import {
  isJSONRPCNotification,
  isJSONRPCRequest,
  isJSONRPCResponse,
} from '@modelcontextprotocol/server';
import { withoutNulls } from './without-nulls';

const NEWLINE = 0x0a;

/**
 * Passes on lines that contain a message, each in one piece. A line that is too long or has no message gets a
 * JSON-RPC error, and the next one is read, so input without line breaks does not fill the memory.
 * @param most bytes of a line
 * @param send writes the error, a line
 */
export function wholeLines(most: number, send: (line: string) => void): Transform {
  let kept: Buffer[] = [];
  let bytes = 0;
  const take = (part: Buffer) => {
    bytes += part.length;
    if (bytes <= most) kept.push(part);
    else kept = [];
  };
  /** The line that is complete, if it holds a message. */
  const finish = (): Buffer | undefined => {
    const line = Buffer.concat(kept).toString();
    const read = bytes > most ? tooLong(most) : readLine(line);
    kept = [];
    bytes = 0;
    if (typeof read !== 'string') {
      send(`${JSON.stringify({ jsonrpc: '2.0', id: null, error: read })}\n`);
      return undefined;
    }
    return read === '' ? undefined : Buffer.from(read);
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      let from = 0;
      for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
        take(chunk.subarray(from, end));
        from = end + 1;
        const line = finish();
        if (line) this.push(Buffer.concat([line, Buffer.from([NEWLINE])]));
      }
      take(chunk.subarray(from));
      done();
    },
  });
}

interface Fault {
  code: number;
  message: string;
}

const tooLong = (most: number): Fault => ({
  code: -32_600,
  message: `A message has at most ${most} bytes. Send a shorter one, and end it with a line break.`,
});

/** The message of a line; empty for an empty line, and otherwise what is wrong with it. */
function readLine(line: string): string | Fault {
  if (line.trim() === '') return '';
  try {
    const message = withoutNulls(JSON.parse(line));
    if (isMessage(message)) return JSON.stringify(message);
    return { code: -32_600, message: 'This line holds JSON, but no message of JSON-RPC 2.0.' };
  } catch {
    return { code: -32_700, message: 'This line holds no JSON.' };
  }
}

const isMessage = (json: unknown): boolean =>
  isJSONRPCRequest(json) || isJSONRPCNotification(json) || isJSONRPCResponse(json);

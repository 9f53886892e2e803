import { Transform } from 'node:stream';
import { JSONRPCMessageSchema } from '@modelcontextprotocol/sdk/types.js';

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
    const line = Buffer.concat(kept);
    const fault = bytes > most ? tooLong(most) : faultOf(line.toString());
    kept = [];
    bytes = 0;
    if (fault) send(`${JSON.stringify({ jsonrpc: '2.0', id: null, error: fault })}\n`);
    return fault || line.toString().trim() === '' ? undefined : line;
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

/** The fault of a line; undefined for a message and for an empty line. */
function faultOf(line: string): Fault | undefined {
  if (line.trim() === '') return undefined;
  try {
    const { success } = JSONRPCMessageSchema.safeParse(JSON.parse(line));
    if (success) return undefined;
    return { code: -32_600, message: 'This line holds JSON, but no message of JSON-RPC 2.0.' };
  } catch {
    return { code: -32_700, message: 'This line holds no JSON.' };
  }
}

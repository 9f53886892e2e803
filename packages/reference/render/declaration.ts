/** Longest line of a declaration before it is broken into several. */
const width = 80;

/** A Solidity declaration as a code block, one parameter per line when it is long. */
export function declarationBlock([head = '', ...rest]: readonly string[]): string {
  const tail = rest.at(-1) ?? '';
  const params = rest.slice(0, -1);
  const line = `${head}(${params.join(', ')})${tail && ` ${tail}`};`;
  if (line.length <= width) return fence(line);
  const list = params.map((param) => `    ${param}`).join(',\n');
  const opened = params.length > 0 ? `${head}(\n${list}\n)` : `${head}()`;
  const closed = `) ${tail};`.length <= width ? ` ${tail}` : breakTail(tail);
  return fence(`${opened}${tail && closed};`);
}

const breakTail = (tail: string) =>
  `\n    ${tail.replace(/ (?=returns )/, '\n    ').replace(/^(.*?)(\n|$)/, '$1$2')}`;

export function structBlock([head = '', ...fields]: readonly string[]): string {
  return fence(`${head} {\n${fields.map((field) => `    ${field};`).join('\n')}\n}`);
}

export const fence = (source: string) => `\`\`\`solidity\n${source}\n\`\`\``;

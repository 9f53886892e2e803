import type { TokenStream } from 'prismjs/components/prism-core.js';

/** A piece of code in one color; without a role it has the text color. */
export interface Piece {
  role?: string;
  text: string;
}

/**
 * The roles of src/css/code.css with their token names in Prism's grammars. Punctuation has none: three of five elements
 * of a long sample were brackets and commas in a color that differed little from the text.
 */
const ROLES = {
  comment: 'comment prolog doctype cdata',
  keyword: 'keyword builtin boolean atrule important visibility',
  function: 'function method',
  type: 'class-name tag selector namespace maybe-class-name type',
  string: 'string char attr-value url regex inserted',
  number: 'number constant symbol variable deleted',
  property: 'property attr-name parameter',
};

const roleOf = new Map(
  Object.entries(ROLES).flatMap(([role, names]) => names.split(' ').map((name) => [name, role])),
);

/**
 * Merges tokens into few pieces: neighbors with the same role are joined, and white space joins the piece
 * before it.
 */
export function pieces(tokens: TokenStream): Piece[] {
  const out: Piece[] = [];
  const add = (text: string, role?: string) => {
    const last = out.at(-1);
    if (last && (last.role === role || text.trim() === '')) last.text += text;
    else if (text) out.push({ role, text });
  };
  const walk = (stream: TokenStream, outer?: string): void => {
    if (typeof stream === 'string') {
      // Line feeds have no role, so that a line of another color starts a new piece.
      for (const part of stream.split(/(\n)/)) add(part, part === '\n' ? undefined : outer);
    } else if (Array.isArray(stream)) {
      for (const token of stream) walk(token, outer);
    } else {
      const { type, alias = [], content } = stream;
      // The last name with a role is the most specific one.
      const named = [type, ...[alias].flat()].map((name) => roleOf.get(name));
      walk(content, named.findLast((found) => found) ?? outer);
    }
  };
  walk(tokens);
  return out;
}

/** A token of Prism: what it may be called, and its text. */
export interface Token {
  types: string[];
  content: string;
}

/** A piece of code in one color; without a role it has the color of the text. */
export interface Piece {
  role?: string;
  text: string;
}

/** Roles of src/css/code.css with the names that Prism's grammars have for them. */
const ROLES = {
  comment: 'comment prolog doctype cdata',
  punctuation: 'punctuation operator',
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

/** Lines of tokens as few pieces: neighbors of one role are one, and lines end with a line feed. */
export function pieces(lines: readonly (readonly Token[])[]): Piece[] {
  const out: Piece[] = [];
  const add = (text: string, role?: string) => {
    const last = out.at(-1);
    if (last && (last.role === role || text.trim() === '')) last.text += text;
    else if (text) out.push({ role, text });
  };
  lines.forEach((line, i) => {
    if (i > 0) add('\n');
    for (const { types, content } of line) {
      // The last name that has a role is the most special one.
      const role = types.map((type) => roleOf.get(type)).findLast((found) => found);
      add(content === '\n' ? '' : content, role);
    }
  });
  return out;
}

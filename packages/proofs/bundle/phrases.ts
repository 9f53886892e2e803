import ts from 'typescript';

/** Words for the names of durations, and for the units of amounts, as tests write them. */
const DURATIONS: Readonly<Record<string, string>> = {
  MINUTE: 'minutes',
  HOUR: 'hours',
  DAY: 'days',
  WEEK: 'weeks',
  YEAR: 'years',
};
const UNITS: Readonly<Record<string, string>> = {
  dai: 'DAI',
  usdc: 'USDC',
  eth: 'of the coin',
  usd: 'USD',
};

/** Words for comparisons; others have none. */
const MATCHERS: Readonly<Record<string, string>> = {
  toBe: 'has to be',
  toEqual: 'has to be',
  toContain: 'has to contain',
  toBeGreaterThan: 'has to be more than',
  toBeGreaterThanOrEqual: 'has to be at least',
  toBeLessThan: 'has to be less than',
  toBeLessThanOrEqual: 'has to be at most',
  toMatchObject: 'has to have',
  toHaveLength: 'has to have the length',
};

/** Words for parts of a world; others are said by their names. */
const WORLD: Readonly<Record<string, string>> = { who: 'the caller', id: 'the stream' };

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** An expression as a reader would say it: `40n * DAY` is "40 days", `dai('60')` is "60 DAI". */
export function say(node: ts.Node): string {
  if (ts.isAwaitExpression(node) || ts.isParenthesizedExpression(node)) return say(node.expression);
  if (ts.isAsExpression(node)) return say(node.expression);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isBigIntLiteral(node)) return node.text.replace(/n$/, '');
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken)
    return `−${say(node.operand)}`;
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(say).join(', ');
  if (ts.isObjectLiteralExpression(node)) return node.properties.map(sayProperty).join(', ');
  if (ts.isBinaryExpression(node)) return sayBinary(node);
  if (ts.isIdentifier(node)) return singular(node.text);
  if (ts.isPropertyAccessExpression(node) && node.expression.getText() === 'world')
    return WORLD[node.name.text] ?? node.name.text;
  if (ts.isCallExpression(node)) return sayCall(node) ?? flat(node.getText());
  return flat(node.getText());
}

const singular = (name: string): string =>
  DURATIONS[name] ? `1 ${DURATIONS[name].slice(0, -1)}` : name;

function sayBinary({ left, right, operatorToken }: ts.BinaryExpression): string {
  const unit = ts.isIdentifier(right) ? DURATIONS[right.text] : undefined;
  const operator = operatorToken.getText();
  if (unit && operator === '*') {
    const count = say(left);
    return `${count} ${count === '1' ? unit.slice(0, -1) : unit}`;
  }
  return `${say(left)} ${operator === '-' ? '−' : operator === '*' ? '×' : operator} ${say(right)}`;
}

function sayProperty(property: ts.ObjectLiteralElementLike): string {
  if (!ts.isPropertyAssignment(property)) return flat(property.getText());
  const name = ts.isStringLiteral(property.name) ? property.name.text : property.name.getText();
  return `${name.replace(/^\[`?|`?\]$/g, '')} ${say(property.initializer)}`;
}

/** Name and arguments of a method's call. */
function methodOf(node: ts.Node): readonly [string, readonly ts.Expression[]] | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  const { expression, arguments: args } = node;
  if (ts.isPropertyAccessExpression(expression)) return [expression.name.text, args];
  return ts.isIdentifier(expression) ? [expression.text, args] : undefined;
}

const listed = (args: ts.Expression | undefined): string => (args ? say(args) : '');

/** A value that a call gives: an amount with its unit, or what a view returns. */
function sayCall(node: ts.CallExpression): string | undefined {
  const [name = '', args = []] = methodOf(node) ?? [];
  const [first, second] = args;
  if (first && UNITS[name]) return `${say(first)} ${UNITS[name]}`;
  if (first && name === 'read') return `${say(first)}(${listed(second)})`;
  if (first && name === 'statusOf') return `the status of ${say(first)}`;
  if (name === 'now') return 'the current second';
  return undefined;
}

/** An action of a test in words; undefined when there are none for it. */
export function phrase(found: ts.Node): string | undefined {
  const node = ts.isAwaitExpression(found) ? found.expression : found;
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) return phrase(node.body);
  const method = methodOf(node);
  if (!method) return undefined;
  const [name, [a, b, c, d]] = method;
  const compared = compare(node, name, a);
  if (compared) return compared;
  switch (name) {
    case 'pass':
      return a && `The clock moves by ${say(a)}.`;
    case 'call':
    case 'pay':
      return a && b && `${capital(say(a))} calls ${say(b)}(${listed(c)})${paid(d)}.`;
    case 'open':
      return `A stream is opened${a ? `: ${say(a)}` : ''}.`;
    case 'reverts':
    case 'refuses':
      return a && b && c && `${capital(say(b))} calls ${say(c)}(${listed(d)}): ${outcome(say(a))}.`;
    case 'setMinFee':
      return a && `The minimum fee becomes ${say(a)}.`;
    case 'setPrice':
      return a && `The price of the coin becomes ${say(a)}.`;
    case 'outcomes':
      return (
        b &&
        d &&
        `Each of these accounts tries ${say(b)}(${listed(c)}), with this result: ${say(d)}.`
      );
    case 'moves':
      return a && b && `${phrase(a) ?? 'The action below runs.'} ${balances(say(b))}`;
    default:
      return undefined;
  }
}

const paid = (options: ts.Expression | undefined): string =>
  options ? `, with ${say(options)}` : '';

const outcome = (error: string): string =>
  error === 'success'
    ? 'it has to go through'
    : error === 'no data'
      ? 'it has to revert without data'
      : `it has to revert with ${error}`;

const balances = (moves: string): string =>
  moves === ''
    ? 'No balance may change.'
    : `These balances have to change, and no other: ${moves}.`;

/** `expect(a).toBe(b)`, with or without `not`. */
function compare(
  node: ts.Node,
  matcher: string,
  expected: ts.Expression | undefined,
): string | undefined {
  const words = MATCHERS[matcher];
  if (!words || !ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression))
    return undefined;
  let { expression: subject } = node.expression;
  const isNot = ts.isPropertyAccessExpression(subject) && subject.name.text === 'not';
  if (isNot) subject = (subject as ts.PropertyAccessExpression).expression;
  const [name, [value, message] = []] = methodOf(subject) ?? [];
  if (name !== 'expect' || !value || !expected) return undefined;
  const about = message && ts.isStringLiteralLike(message) ? `${capital(message.text)}: ` : '';
  return `${about}${say(value)} ${isNot ? words.replace('has to', 'must not') : words} ${say(expected) || 'empty'}.`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

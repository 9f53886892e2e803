// Translators of browsers put an element in place of each text node. React keeps the node that it has made: later it
// changes that one, which nobody sees, and to remove it, or to insert before it, throws and takes the tool away. Text that
// is the only child of an element is safe, because React sets it on the element.

/** @typedef {any} Node a node of the syntax tree */

const messages = {
  text: 'A translator takes this text away from React: give it an element of its own, such as <span>, or make all text of the element one string.',
  before:
    'Something that comes and goes stands before this text, which a translator takes away from React: put the text into an element of its own, such as <span>.',
  fragment:
    'A translator takes text of a fragment away from React: put it into an element, such as <span>.',
};

/** @param {Node} node */
const isBlank = ({ type, value, expression }) =>
  (type === 'JSXText' && value.trim() === '') ||
  (type === 'JSXExpressionContainer' &&
    (expression.type === 'JSXEmptyExpression' ||
      (expression.type === 'Literal' && String(expression.value).trim() === '')));

/** A constant of a module, and what is computed of it alone. @param {Node} node @returns {boolean} */
function isConstant(node) {
  if (node.type === 'Literal') return true;
  if (node.type === 'Identifier') return /^[A-Z][A-Z\d_]*$/.test(node.name);
  if (node.type === 'MemberExpression') return isConstant(node.object) && !node.computed;
  return (
    node.type === 'CallExpression' &&
    node.callee.type === 'MemberExpression' &&
    [node.callee.object, ...node.arguments].every(isConstant)
  );
}

/** Elements, what is left out, and lists and calls that draw elements. @param {Node} node @returns {boolean} */
function isElement(node) {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return true;
    case 'Literal':
      return node.value === null || typeof node.value === 'boolean';
    case 'Identifier':
      return node.name === 'undefined' || node.name === 'children';
    case 'LogicalExpression':
      return isElement(node.right) && (node.operator === '&&' || isElement(node.left));
    case 'ConditionalExpression':
      return isElement(node.consequent) && isElement(node.alternate);
    case 'CallExpression':
      return isElementCall(node);
    case 'ChainExpression':
    case 'TSAsExpression':
      return isElement(node.expression);
    default:
      return false;
  }
}

/** `list.map((one) => <li/>)`, and the children of a component that are a function. @param {Node} call */
function isElementCall({ callee, arguments: [draw] }) {
  if (callee.type === 'Identifier') return callee.name === 'children';
  if (callee.type === 'CallExpression') return isElementCall(callee);
  if (callee.type !== 'MemberExpression') return false;
  if (!/^(?:flatMap|map)$/.test(callee.property.name) || !/Function/.test(draw?.type)) return false;
  if (draw.body.type !== 'BlockStatement') return isElement(draw.body);
  const returns = draw.body.body.filter(
    (/** @type {Node} */ one) => one.type === 'ReturnStatement',
  );
  return returns.every((/** @type {Node} */ one) => one.argument && isElement(one.argument));
}

/** @param {Node} node */
const isText = ({ type, expression }) =>
  type === 'JSXText' || (type === 'JSXExpressionContainer' && isConstant(expression));

/** @param {Node} node */
const comesAndGoes = (node) =>
  node?.type === 'JSXExpressionContainer' &&
  isElement(node.expression) &&
  !isConstant(node.expression);

/** @type {import('eslint').Rule.RuleModule} */
export default {
  meta: { type: 'problem', schema: [], messages },
  create(context) {
    /** @param {Node} node */
    const check = (node) => {
      const children = node.children.filter((/** @type {Node} */ one) => !isBlank(one));
      const isFragment = node.type === 'JSXFragment';
      children.forEach((/** @type {Node} */ child, /** @type {number} */ at) => {
        const report = (/** @type {keyof typeof messages} */ messageId) =>
          context.report({ node: child, messageId });
        if (isText(child)) {
          if (isFragment) report('fragment');
          else if (comesAndGoes(children[at - 1])) report('before');
        } else if (child.type === 'JSXExpressionContainer' && !isElement(child.expression)) {
          if (isFragment) report('fragment');
          else if (children.length > 1) report('text');
        }
      });
    };
    return { JSXElement: check, JSXFragment: check };
  },
};

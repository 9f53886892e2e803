// A sample that drops the hash of what it sends, or a receipt without a look at its status, continues after a transaction
// that has failed: its next line then counts on tokens that have not moved.

/** @typedef {any} Node a node of the syntax tree */

const messages = {
  sent: 'What this sends may fail: keep what it returns and wait until it has succeeded, as examples/confirmed.ts does.',
  receipt: 'A receipt of a transaction that reverted comes as well: look at its status.',
  events: 'Nothing reads these events.',
};

const SENDS = /^(?:deployContract|send(?:Calls|RawTransaction|Transaction)|writeContract)$/;
// Functions of Wagmi with these names are called without an object, and throw when a transaction has reverted.
const WAITS = /^(?:waitForCallsStatus|waitForTransactionReceipt)$/;

/** What surrounds a node and hands on its value. @param {Node} node @returns {Node} */
function outermost(node) {
  const { parent } = node;
  const handsOn =
    /^(?:AwaitExpression|ChainExpression|TSAsExpression|TSNonNullExpression)$/.test(parent.type) ||
    (parent.type === 'UnaryExpression' && parent.operator === 'void');
  return handsOn ? outermost(parent) : node;
}

/** @param {Node} property */
const isStatus = ({ type, key }) => type === 'Property' && key.name === 'status';

/** @param {Node} node @returns {boolean} */
const isStatusOf = ({ parent }) =>
  parent.type === 'MemberExpression' && parent.property.name === 'status';

/** @type {import('eslint').Rule.RuleModule} */
export default {
  meta: { type: 'problem', schema: [], messages },
  create(context) {
    /** Whether the code that gets a receipt reads its status. @param {Node} value */
    const readsStatus = (value) => {
      const { parent } = value;
      if (isStatusOf(value)) return true;
      if (parent.type !== 'VariableDeclarator') return false;
      if (parent.id.type === 'ObjectPattern') return parent.id.properties.some(isStatus);
      const [variable] = context.sourceCode.getDeclaredVariables(parent);
      return variable?.references.some((/** @type {Node} */ { identifier }) =>
        isStatusOf(identifier),
      );
    };
    return {
      /** @param {Node} call */
      CallExpression(call) {
        const isMember = call.callee.type === 'MemberExpression';
        const name = isMember ? call.callee.property.name : call.callee.name;
        const value = outermost(call);
        const isDropped = value.parent.type === 'ExpressionStatement';
        if (SENDS.test(name) && isDropped) context.report({ node: call, messageId: 'sent' });
        if (name === 'parseEventLogs' && isDropped)
          context.report({ node: call, messageId: 'events' });
        if (isMember && WAITS.test(name) && !readsStatus(value))
          context.report({ node: call, messageId: 'receipt' });
      },
    };
  },
};

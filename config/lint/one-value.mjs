// A test in which all rows have the same recipient or amount passes when the code gives every row that of the first.

/** @typedef {any} Node a node of the syntax tree */

/** What differs between the rows that a reader pays, signs or looks up. */
const VARIES =
  /^(?:account|address|admin|amount|chain|chainId|decimals|deposit|depositAmount|id|locale|period|rate|ratePerSecond|recipient|release|sender|streamId|to|token|version|zone)$/;

const messages = {
  rows: 'Each row has the same `{{name}}`: a fault that swaps rows is not seen. Give two rows different ones.',
};

/** The row that a callback makes. @param {Node} callback @returns {Node | undefined} */
const rowOf = ({ type, body }) =>
  type === 'ArrowFunctionExpression' && body.type === 'ObjectExpression' ? body : undefined;

/** @param {Node} property */
const nameOf = ({ type, computed, key }) =>
  type === 'Property' && !computed ? String(key.name ?? key.value) : '';

/** @type {import('eslint').Rule.RuleModule} */
export default {
  meta: { type: 'problem', schema: [], messages },
  create(context) {
    const { sourceCode } = context;
    /** @param {Node} node @param {string} name */
    const report = (node, name) => context.report({ node, messageId: 'rows', data: { name } });

    /** Whether a name is that of a parameter, which the callback or a loop around it varies. @param {Node} node @param {string} text */
    const isParameter = (node, text) => {
      /** @type {import('eslint').Scope.Scope | null} */
      let scope = sourceCode.getScope(node);
      for (; scope; scope = scope.upper) {
        const variable = scope.set.get(text);
        if (variable) return variable.defs.some(({ type }) => type === 'Parameter');
      }
      return false;
    };

    /** Whether a value can be another one in the next row: it is computed. @param {Node} value */
    const varies = (value) =>
      sourceCode
        .getTokens(value)
        .some(
          ({ type, value: text }) =>
            text === '(' || (type === 'Identifier' && isParameter(value, text)),
        );

    return {
      /** @param {Node} array */
      ArrayExpression({ elements }) {
        if (
          elements.length < 2 ||
          elements.some((/** @type {Node} */ row) => row?.type !== 'ObjectExpression')
        )
          return;
        const [first, ...others] = elements;
        for (const property of first.properties) {
          const name = nameOf(property);
          if (!VARIES.test(name)) continue;
          const text = sourceCode.getText(property.value);
          const isSame = others.every((/** @type {Node} */ { properties }) =>
            properties.some(
              (/** @type {Node} */ other) =>
                nameOf(other) === name && sourceCode.getText(other.value) === text,
            ),
          );
          if (isSame) report(property, name);
        }
      },
      /** @param {Node} call */
      CallExpression({ callee, arguments: values }) {
        if (callee.type !== 'MemberExpression' || !/^(?:from|map)$/.test(callee.property.name))
          return;
        for (const callback of values) {
          const row = rowOf(callback);
          if (!row) continue;
          for (const property of row.properties) {
            const name = nameOf(property);
            if (VARIES.test(name) && !varies(property.value)) report(property, name);
          }
        }
      },
    };
  },
};

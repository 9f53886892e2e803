import js from '@eslint/js';
import compat from 'eslint-plugin-compat';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import oneValue from './config/lint/one-value.mjs';
import receipts from './config/lint/receipts.mjs';
import translatableText from './config/lint/translatable-text.mjs';

const noPowerOfBigint = {
  selector: 'BinaryExpression[operator="**"] > Literal[bigint]',
  message: 'The server bundle turns ** into Math.pow, which takes no bigint: shift or multiply.',
};

/** In any form: an attribute, a property that is spread into an element, or a name in a string. */
const noHtml = {
  selector: ['JSXIdentifier[name', 'Identifier[name', 'Literal[value', 'TemplateElement[value.raw']
    .map((start) => `${start}="dangerouslySetInnerHTML"]`)
    .join(', '),
  message: 'Text stays text: let React escape it.',
};

const newTabs = {
  selector:
    'JSXOpeningElement[name.name!="form"] > JSXAttribute[name.name="target"] > Literal[value="_blank"]',
  message: 'Spread `newTab` of packages/ui/NewTab: the link then says that it opens a new tab.',
};

const codeIsKept = {
  selector: 'JSXOpeningElement[name.name="code"]:not(:has(> JSXAttribute[name.name="translate"]))',
  message: 'A translator of the browser would change it: <code translate="no">.',
};

/**
 * A rule of hooks, in files that name one: it follows every path through every function.
 * @param {'rules-of-hooks' | 'exhaustive-deps'} name
 * @returns {import('eslint').Rule.RuleModule}
 */
function whereHooksAre(name) {
  const rule = reactHooks.rules[name];
  return {
    ...rule,
    create: (context) =>
      /\buse(?![a-z_])/.test(context.sourceCode.text) ? rule.create(context) : {},
  };
}

const hooks = {
  'rules-of-hooks': whereHooksAre('rules-of-hooks'),
  'exhaustive-deps': whereHooksAre('exhaustive-deps'),
};

/** Which room may import which is in config/lint/dependency-cruiser.mjs. */
export default tseslint.config(
  {
    ignores: [
      'build*',
      '.docusaurus',
      'node_modules',
      'test-results',
      '*-report',
      'packages/agents/npm/stdio.mjs',
    ],
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    extends: [js.configs.recommended],
    // The type checker reads these files too, and knows where each of them runs.
    rules: { 'no-undef': 'off', eqeqeq: 'error' },
  },
  { files: ['static/**/*.js'], languageOptions: { sourceType: 'script' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strict, ...tseslint.configs.stylistic],
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-non-null-assertion': 'error',
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['{src,packages}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing{/**,-*}', 'packages/testing/**'],
    plugins: { 'react-hooks': { rules: hooks } },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-syntax': ['error', noPowerOfBigint, noHtml, newTabs, codeIsKept],
    },
  },
  {
    // What React draws again for a reader. The text of pages is the server's, and never drawn again.
    files: [
      'packages/{islands,playground,search,tools,ui}/**/*.tsx',
      'packages/create-streams/**/*.tsx',
      'packages/{figures,kit}/**/*.tsx',
      'src/components/OfflineCopy/**/*.tsx',
    ],
    ignores: ['**/*.test.tsx', '**/testing/**', '**/templates/**'],
    plugins: { local: { rules: { 'translatable-text': translatableText } } },
    rules: { 'local/translatable-text': 'error' },
  },
  {
    files: ['examples/**/*.{ts,tsx}'],
    plugins: { samples: { rules: { receipts } } },
    rules: { 'samples/receipts': 'error' },
  },
  {
    // Sentences are about the published contracts, which give each row its own.
    files: ['**/*.test.{ts,tsx}', '**/*.spec.ts'],
    plugins: { rows: { rules: { 'one-value': oneValue } } },
    rules: { 'rows/one-value': 'error' },
  },
  {
    // The HTML of this site's own tools, as React has drawn it on the server.
    files: ['packages/islands/Island/index.tsx'],
    rules: { 'no-restricted-syntax': ['error', noPowerOfBigint, newTabs, codeIsKept] },
  },
  {
    // Code that runs for a reader, against the browsers of package.json.
    ...compat.configs['flat/recommended'],
    files: [
      'src/{behavior,components,theme}/**/*.{ts,tsx}',
      'packages/{browser,create-streams,islands/client,kit,protocol,search,tools,ui}/**/*.{ts,tsx}',
      'packages/hosting/offline/**/*.ts',
      'static/**/*.js',
    ],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**', 'packages/search/upload/**'],
    settings: {
      browserslistOpts: { env: 'production' },
      // Without it the plugin looks for a configuration of Babel above each file.
      lintAllEsApis: true,
    },
    rules: {
      'compat/compat': 'error',
      // Static functions that the plugin has no record of; Safari has them from 17 or later.
      'no-restricted-properties': [
        'error',
        ...[
          ['URL', 'canParse'],
          ['URL', 'parse'],
          ['Promise', 'withResolvers'],
          ['Object', 'groupBy'],
          ['Map', 'groupBy'],
          ['Array', 'fromAsync'],
        ].map(([object, property]) => ({
          object,
          property,
          message: 'The oldest browsers of package.json do not have it.',
        })),
      ],
    },
  },
  {
    // A refusal of the browser, and a part that fails, are reported where developers look.
    files: ['packages/{islands/client,browser}/**', 'src/behavior/**'],
    rules: { 'no-console': ['error', { allow: ['info', 'warn', 'error'] }] },
  },
  {
    // Unforeseen errors of the server go to the log of its host.
    files: ['packages/agents/server/**'],
    rules: { 'no-console': ['error', { allow: ['error'] }] },
  },
  {
    files: [
      ...['scripts/**', 'tests/**', 'packages/testing/**', 'packages/agents/scripts/**'],
      'examples/starters/**',
      'examples/**/*.run.ts',
    ],
    rules: { 'no-console': 'off' },
  },
);

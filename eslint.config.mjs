import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** A room imports nothing from the rooms after it: packages, protocol, search, site. */
const imports = (...patterns) => ({
  'no-restricted-imports': ['error', { patterns: patterns.map((group) => ({ group: [group] })) }],
});

export default tseslint.config(
  { ignores: ['build', 'build-hosted', 'build-stock', '.docusaurus', 'node_modules', 'static'] },
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
    files: ['src/**/*.tsx', 'src/**/*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'BinaryExpression[operator="**"] > Literal[bigint]',
          message:
            'The server bundle turns ** into Math.pow, which takes no bigint: shift or multiply.',
        },
        {
          selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
          message: 'Text stays text. Markup comes from src/search/highlight.ts only.',
        },
      ],
    },
  },
  {
    // Takes the HTML of this site's own tools, as its server wrote it.
    files: ['src/components/Island/**'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['src/protocol/**'],
    rules: imports('react', 'react-dom', '@docusaurus/*', '**/search/**', '**/components/**'),
  },
  {
    files: ['src/search/**'],
    rules: imports('react', 'react-dom', '@docusaurus/*', '**/components/**', '**/theme/**'),
  },
  { files: ['config/**'], rules: imports('react', 'react-dom', '**/components/**', '**/theme/**') },
  {
    // What a browser refuses, and a part that fails, is said where developers look.
    files: ['src/client/**'],
    rules: { 'no-console': ['error', { allow: ['info', 'warn', 'error'] }] },
  },
  { files: ['scripts/**', 'tests/**'], rules: { 'no-console': 'off' } },
);

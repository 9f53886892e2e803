import { Linter, type Rule } from 'eslint';
import tseslint from 'typescript-eslint';

/** What a rule of config/lint reports of a piece of TypeScript. */
export const lintReports = (rule: Rule.RuleModule, code: string): Linter.LintMessage[] =>
  new Linter().verify(code, {
    languageOptions: { parser: tseslint.parser as Linter.Parser },
    plugins: { local: { rules: { rule } } },
    rules: { 'local/rule': 'error' },
  });

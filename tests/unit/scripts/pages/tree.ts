import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { filesOfSite } from '../../../../scripts/pages/plan';

const page = (body: string) => `---\ntitle: T\n---\n\n${body}\n`;

/** A small site with a page that moves, `guides/flow/refunds`. */
const FILES: Readonly<Record<string, string>> = {
  '.prettierrc.json': '{ "singleQuote": true, "printWidth": 100 }',
  'docs/guides/flow/refunds.mdx': page('Text.'),
  'docs/guides/flow/refunds.questions.yml': 'page:\n  - how do i get a refund\n',
  'docs/guides/flow/refunds-of-others.mdx': page('Text.'),
  'docs/guides/lockup/overview.mdx': page(
    'See [a](/guides/flow/refunds), [b](/guides/flow/refunds#fees) and [c](/guides/flow/refunds-of-others).',
  ),
  'docs/support/faq.mdx': page(
    'Read /guides/flow/refunds. Then <Card to="/guides/flow/refunds" />.',
  ),
  'config/sidebars/guides.ts': `import { category, labeled } from './items';

export const guides = [
  category('Lockup', ['guides/lockup/overview']),
  category('Flow', [labeled('Refunds', 'guides/flow/refunds'), 'guides/flow/refunds-of-others']),
];
`,
  'config/sidebars/support.ts': "export const support = ['support/faq'];\n",
  'config/redirects-list.json': '{\n  "/old": "/guides/flow/refunds"\n}\n',
  'tests/statements/statement.ts': 'export {};\n',
  'tests/statements/guides/flow/helper.ts': 'export {};\n',
  'tests/statements/guides/flow/refunds.statements.ts': `import { statement } from '../../statement';
import { help } from './helper';

statement('/guides/flow/refunds', 'A sentence.', help);
`,
  'packages/search/relevance/judgments.json':
    '{ "expect": ["/guides/flow/refunds", "/guides/flow/refunds#fees"] }\n',
  'tests/unit/hosts.test.ts': "resolve('/guides/flow/refunds');\n",
  'src/pages.ts': 'export const url = (product: string) => `/guides/${product}/refunds`;\n',
};

/** The tree in a folder of its own, committed; @returns the folder */
export function makeTree(over: Readonly<Record<string, string>> = {}): string {
  const root = mkdtempSync(path.join(tmpdir(), 'pages-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  for (const [file, text] of Object.entries({ ...FILES, ...over })) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root });
  git('init', '-q');
  git('add', '-A');
  return root;
}

/** The text of every file. */
export const textsOf = (root: string): Record<string, string> =>
  Object.fromEntries(
    filesOfSite(root)
      .sort()
      .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
  );

import type { Kinds } from './manifest';
import type { SamplePage } from './pages';

/**
 * `README.md` of a project with the samples of a page.
 * @param files what the page shows, by its place in the project
 */
export function sampleReadme(
  { title, route }: SamplePage,
  files: readonly string[],
  { typescript, solidity }: Kinds,
  missing: readonly string[],
  siteUrl: string,
): string {
  const commands = [
    'npm install',
    ...(typescript ? ['npm run typecheck   # checks the types, sends nothing'] : []),
    ...(solidity ? ['npm run build       # compiles the contracts'] : []),
  ];
  const list = files.map((file) => `- \`${file}\``);
  const others = files.some((file) => file.startsWith('other-release/'));
  return `# ${title}

The samples of ${siteUrl}${route}, with everything that they import.

You need Node.js 20.12 or later${solidity ? ', on Linux or macOS; elsewhere set `FOUNDRY_SOLC` to 0.8.29' : ''}.

\`\`\`sh
${commands.join('\n')}
\`\`\`

The page shows these files:

${list.join('\n')}
${missing.length > 0 ? `\nThe Solidity files import ${missing.join(', ')}, which not every registry has: ${siteUrl}/guides/airdrops/examples/local-environment says how to get it.\n` : ''}
${others ? '\nWhat is in `other-release/` is written for a release that npm has no package of, beside the one that is installed:\nread it, the build leaves it out.\n' : ''}To run a function, call it from a script of your own and start that with \`npx tsx\`. The code is an example and has
had no audit.
`;
}

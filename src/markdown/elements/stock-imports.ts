/** Modules of the framework that work in a page: what they draw needs no script. */
const WORKING = [
  '@docusaurus/Head',
  '@docusaurus/Link',
  '@docusaurus/Translate',
  '@docusaurus/useBaseUrl',
  '@theme/Admonition',
  '@theme/CodeBlock',
  '@theme/TabItem',
  '@theme/Tabs',
];

const ONCE = 'A page is drawn once, at build, and nothing of it runs in the browser.';
const TOOL = 'Make it a tool (CONTRIBUTING.md, "What a reader\'s browser runs").';

const INSTEAD: Readonly<Record<string, string>> = {
  '@docusaurus/BrowserOnly': TOOL,
  '@theme/BrowserOnly': TOOL,
  '@docusaurus/useIsBrowser': TOOL,
  '@docusaurus/ExecutionEnvironment': TOOL,
  '@docusaurus/router': 'Write a link, [words](/path), in the place of a redirect or a hook.',
  '@theme/Mermaid': 'Draw a component with SVG, such as <Sequence>.',
  '@theme/Details': 'Write <details> and <summary>.',
  '@theme/Playground': 'Show a file of examples/ with a fence.',
  '@theme/CodeBlock/Playground': 'Show a file of examples/ with a fence.',
  '@theme/ReactLiveScope': 'Show a file of examples/ with a fence.',
};

const FRAMEWORK = /^@(?:theme|theme-original|theme-init|docusaurus)\//;

/**
 * Lets an import of a page pass or says what to write in its place.
 * @param names what it imports
 * @throws when what it imports would do nothing on the page
 */
export function checkImport(module: string, names: readonly string[]): void {
  const hook = names.find((name) => /^use[A-Z]/.test(name));
  if (module === 'react' && hook) {
    throw new Error(`${hook} does nothing on a page. ${ONCE} ${TOOL}`);
  }
  if (!FRAMEWORK.test(module) || WORKING.includes(module)) return;
  const instead = INSTEAD[module] ?? `Pages can use ${WORKING.join(', ')}.`;
  throw new Error(`"${module}" does not work on a page. ${ONCE} ${instead}`);
}

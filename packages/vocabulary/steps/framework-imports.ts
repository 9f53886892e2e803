/** Modules of the framework that work on a page because they need no script in the browser. */
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

const ONCE = 'A page is rendered once, at build, and none of its code runs in the browser.';
const TOOL = 'Make it a tool (packages/islands/README.md).';

const INSTEAD: Readonly<Record<string, string>> = {
  '@docusaurus/BrowserOnly': TOOL,
  '@theme/BrowserOnly': TOOL,
  '@docusaurus/useIsBrowser': TOOL,
  '@docusaurus/ExecutionEnvironment': TOOL,
  '@docusaurus/router': 'Write a link, [words](/path), instead of a redirect or a hook.',
  '@theme/Mermaid': 'Draw a component with SVG, such as <Sequence>.',
  '@theme/Details': 'Write <details> and <summary>.',
  '@theme/Playground': 'Show a file of examples/ with a fence.',
  '@theme/CodeBlock/Playground': 'Show a file of examples/ with a fence.',
  '@theme/ReactLiveScope': 'Show a file of examples/ with a fence.',
};

const FRAMEWORK = /^@(?:theme|theme-original|theme-init|docusaurus)\//;

/**
 * Checks an import of a page.
 * @param names the imported names
 * @throws with an alternative when the import would have no effect on the page
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

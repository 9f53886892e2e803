/** The tools of a site: the module that exports each under its name. */
export type Tools = Readonly<Record<string, string>>;

/** A module whose default export fetches the code of a tool, by its name: each is a script of its own. */
export const loadModule = (tools: Tools): string =>
  `export default {\n${Object.entries(tools)
    .map(([name, module]) => `  ${name}: async () => (await import('${module}')).${name},\n`)
    .join('')}};\n`;

/** A module whose default export has the components of all tools, by their names. */
export const drawModule = (tools: Tools): string =>
  Object.entries(tools)
    .map(([name, module]) => `import { ${name} } from '${module}';\n`)
    .join('') + `export default { ${Object.keys(tools).join(', ')} };\n`;

/** A module that runs the scripts of a site, in order. */
export const scriptsModule = (scripts: readonly string[]): string =>
  scripts.map((module) => `import '${module}';\n`).join('');

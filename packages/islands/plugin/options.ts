import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Tools } from './tools';

/** A module and the one that replaces it; `false` replaces it by an empty one. */
export type Replacements = Readonly<Record<string, string | false>>;

/**
 * Options of the plugin. A module is named as in an import: by its package, with `@site/` for the folder of the site, or
 * by an absolute path. Packages are found as `require.resolve` finds them.
 */
export interface Options {
  /** What `<Island tool="…">` can be: the module that exports each tool, by the name of the export. */
  tools?: Tools;
  /** Modules that run on every page, in this order, with both clients. */
  scripts?: readonly string[];
  /** Folders, from that of the site, whose `.module.css` files belong to the stylesheet of every page. */
  styles?: readonly string[];
  /** Styles of Docusaurus that no page uses, matched by their paths from the folder of the theme. */
  unusedStyles?: readonly RegExp[];
  /** Stylesheets that load with the code that imports them, by name: which files each holds. */
  sheets?: Readonly<Record<string, RegExp>>;
  /**
   * Stylesheets of parts that few pages have, in the order of the cascade, each with the files of `styles` that it
   * holds. A page with one of its classes links it; elsewhere it loads with the code that imports it.
   */
  pageSheets?: Readonly<Record<string, RegExp>>;
  aliases?: {
    /** On the server, which draws pages and tools. */
    server?: Replacements;
    /** In a browser with the islands client, which draws tools alone. */
    tools?: Replacements;
    /** In a browser that draws pages: with the stock client, and in `docusaurus start`. */
    pages?: Replacements;
  };
}

/** Absolute paths in place of the names of modules and folders. */
type Files = Record<string, string | false>;

/** The options with every module and folder found. */
export interface Found {
  tools: Tools;
  /** As given, for imports of the bundler. */
  scripts: readonly string[];
  scriptFiles: string[];
  styles: string[];
  unusedStyles: readonly RegExp[];
  sheets: Readonly<Record<string, RegExp>>;
  pageSheets: Readonly<Record<string, RegExp>>;
  aliases: { server: Files; tools: Files; pages: Files };
}

const ENDINGS = ['', '.ts', '.tsx', '.js', '.jsx', '.mjs', '.cjs'];
const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

/** @returns the file of a module, or nothing when there is none */
function fileOf(module: string, siteDir: string): string | undefined {
  const place = module.startsWith('@site/') ? path.join(siteDir, module.slice(6)) : module;
  if (path.isAbsolute(place))
    return [place, path.join(place, 'index')]
      .flatMap((base) => ENDINGS.map((ending) => base + ending))
      .find(isFile);
  try {
    return createRequire(path.join(siteDir, 'package.json')).resolve(module);
  } catch {
    return undefined;
  }
}

/**
 * Finds what the options name.
 * @param siteDir folder of the site
 * @throws when a module or a folder does not exist, or a tool has a name that no module can export; names the option
 */
export function findOptions(options: Options, siteDir: string): Found {
  const {
    tools = {},
    scripts = [],
    styles = [],
    unusedStyles = [],
    sheets = {},
    pageSheets = {},
    aliases,
  } = options;
  const wrong = (option: string, message: string) =>
    new Error(`Option "${option}" of the islands plugin: ${message}`);
  const found = (option: string, module: string): string => {
    const file = fileOf(module, siteDir);
    if (file !== undefined) return file;
    throw wrong(
      option,
      `there is no module "${module}". Name it by its package, as "@site/…" or by an absolute path.`,
    );
  };
  const replaced = (name: keyof NonNullable<Options['aliases']>): Files =>
    Object.fromEntries(
      Object.entries(aliases?.[name] ?? {}).map(([from, to]) => [
        found(`aliases.${name}`, from),
        to === false ? false : found(`aliases.${name}`, to),
      ]),
    );

  for (const [name, module] of Object.entries(tools)) {
    if (!/^[A-Z]\w*$/.test(name))
      throw wrong('tools', `"${name}" is no name of a component. Begin it with a capital letter.`);
    found('tools', module);
  }
  for (const [option, named] of Object.entries({ sheets, pageSheets })) {
    for (const [name, files] of Object.entries(named)) {
      if (!(files instanceof RegExp))
        throw wrong(option, `"${name}" is not a regular expression that matches files.`);
    }
  }
  return {
    tools,
    scripts,
    scriptFiles: scripts.map((script) => found('scripts', script)),
    styles: styles.map((folder) => {
      const place = path.resolve(siteDir, folder);
      if (existsSync(place) && statSync(place).isDirectory()) return place;
      throw wrong('styles', `there is no folder "${folder}" in ${siteDir}.`);
    }),
    unusedStyles,
    sheets,
    pageSheets,
    aliases: { server: replaced('server'), tools: replaced('tools'), pages: replaced('pages') },
  };
}

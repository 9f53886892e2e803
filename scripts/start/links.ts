import type { Plugin } from '@docusaurus/types';
import { brokenLinks, idsOf } from '../check/links';
import type { Source } from '../check/pages';
import { hasBuild, readSite } from '../check/site';

/** The pages at the last check, each with its problems. */
let known: ReadonlyMap<string, Source & { problems: readonly string[] }> = new Map();

const anchors = ({ text }: Source) => [...idsOf(text)].join(' ');

/**
 * The problems in the links of all pages, as `file:line: problem`. Pages that haven't changed are not checked again,
 * unless a page has come or gone, or has other anchors.
 */
function problems(): string[] {
  const site = { ...readSite(), isUnbuilt: !hasBuild() };
  const entries = [...site.sources];
  const isSame =
    known.size === entries.length &&
    entries.every(([route, page]) => {
      const before = known.get(route);
      return before && (before.text === page.text || anchors(before) === anchors(page));
    });
  known = new Map(
    entries.map(([route, page]) => {
      const before = isSame ? known.get(route) : undefined;
      if (before?.text === page.text) return [route, before];
      return [route, { ...page, problems: brokenLinks(route, page, site) }];
    }),
  );
  return [...known.values()].flatMap((page) => page.problems);
}

/** The part of the bundler's hooks that is used here. */
interface Compiler {
  hooks: {
    make: { tap(name: string, does: (compilation: { errors: Error[] }) => void): void };
  };
}

/** An error without the lines of this program that made it. */
function faultOf(problem: string): Error {
  const fault = new Error(problem);
  fault.stack = problem;
  return fault;
}

const check = {
  apply({ hooks }: Compiler): void {
    hooks.make.tap('live-links', ({ errors }) => {
      errors.push(...problems().map(faultOf));
    });
  },
};

/**
 * Checks the links of pages at each compilation. A problem is an error of the compilation, which
 * the framework shows over the page and in the terminal.
 */
export const liveLinks = (): Plugin => ({
  name: 'live-links',
  configureWebpack: () => ({ plugins: [check] }),
});

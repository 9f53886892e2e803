import type { ContractPage } from './model';
import { pageUrl } from './paths';
import { descriptionLength, pageDescription } from './render/description';
import { hasSection } from './render/members';

/**
 * Checks across pages that the renderer cannot do.
 * @throws with every problem: no pages or functions of a product, anchors that repeat, front matter
 *   descriptions that repeat or have a bad length, links to pages or anchors that do not exist
 */
export function verifyPages(pages: readonly ContractPage[], products: readonly string[]): void {
  const problems = [
    ...products.flatMap((product) => verifyProduct(pages, product)),
    ...verifyDescriptions(pages),
    ...verifyAnchors(pages),
    ...verifyLinks(pages),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

function verifyProduct(pages: readonly ContractPage[], product: string): string[] {
  const own = pages.filter((page) => page.product === product);
  const functions = own.flatMap((page) => page.functions);
  return [
    ...(own.length === 0 ? [`${product}: no pages`] : []),
    ...(functions.length === 0 ? [`${product}: no functions`] : []),
  ];
}

function verifyDescriptions(pages: readonly ContractPage[]): string[] {
  const seen = new Set<string>();
  return pages.flatMap((page) => {
    const text = pageDescription(page);
    const repeats = seen.has(text);
    seen.add(text);
    const { least, most } = descriptionLength;
    return [
      ...(repeats ? [`${page.name}: the description repeats: ${text}`] : []),
      ...(text.length < least || text.length > most
        ? [`${page.name}: a description of ${text.length} characters: ${text}`]
        : []),
    ];
  });
}

/** Anchors of the members of a page, as the renderer sets them. */
export function anchorsOf(page: ContractPage): string[] {
  return [
    ...page.variables.filter(hasSection),
    ...page.functions,
    ...page.events,
    ...page.errors,
    ...page.structs,
    ...page.enums,
    ...page.modifiers,
  ].map(({ anchor }) => anchor);
}

function verifyAnchors(pages: readonly ContractPage[]): string[] {
  return pages.flatMap((page) => {
    const anchors = anchorsOf(page);
    const repeated = anchors.filter((anchor, at) => anchors.indexOf(anchor) !== at);
    return repeated.map((anchor) => `${page.product} ${page.name}: #${anchor} is not unique`);
  });
}

function verifyLinks(pages: readonly ContractPage[]): string[] {
  const urls = new Map(
    pages.map((page) => [pageUrl(page.product, page.kind, page.name), new Set(anchorsOf(page))]),
  );
  return pages.flatMap((page) =>
    renderedLinks(page).flatMap((href) => {
      const [url = '', anchor] = href.split('#');
      if (!/^\/reference\/\w+\/contracts\//.test(url)) return [];
      const anchors = urls.get(url);
      if (!anchors) return [`${page.product} ${page.name}: no page ${url}`];
      return anchor && !anchors.has(anchor) ? [`${page.product} ${page.name}: no ${href}`] : [];
    }),
  );
}

/** Every address in the model of a page. */
function renderedLinks(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(renderedLinks);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    key === 'href' && typeof child === 'string'
      ? [child]
      : key === 'abi'
        ? []
        : renderedLinks(child),
  );
}

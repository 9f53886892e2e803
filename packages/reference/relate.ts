import type { ContractPage, Link } from './model';
import { pageUrl } from './paths';

/**
 * Adds the data that depends on other pages: the contracts that inherit a page's contract, and, where
 * missing, the functions that raise its errors and emit its events.
 */
export function relatePages(pages: readonly ContractPage[]): ContractPage[] {
  return pages.map((page) => {
    const own = pages.filter(({ product }) => product === page.product);
    const url = pageUrl(page.product, page.kind, page.name);
    const users = (anchor: string, of: 'errors' | 'events') => usersOf(own, `${url}#${anchor}`, of);
    return {
      ...page,
      inheritedBy: own
        .filter(({ inherits }) => inherits.some(({ href }) => href === url))
        .map(({ product, kind, name }) => ({ label: name, href: pageUrl(product, kind, name) })),
      errors: page.errors.map((error) => ({
        ...error,
        raisedBy: orElse(error.raisedBy, () => users(error.anchor, 'errors')),
      })),
      events: page.events.map((event) => ({
        ...event,
        emittedBy: orElse(event.emittedBy, () => users(event.anchor, 'events')),
      })),
    };
  });
}

const orElse = (links: Link[], find: () => Link[]) => (links.length > 0 ? links : find());

function usersOf(pages: readonly ContractPage[], href: string, of: 'errors' | 'events'): Link[] {
  return pages.flatMap((page) =>
    page.functions
      .filter((doc) => doc.group !== 'internal' && doc[of].some((link) => link.href === href))
      .map((doc) => ({
        label: `${page.name}.${doc.name}`,
        href: `${pageUrl(page.product, page.kind, page.name)}#${doc.anchor}`,
      })),
  );
}

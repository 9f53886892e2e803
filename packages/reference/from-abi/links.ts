import { foreign } from '../airdrops/types';
import { airdropUnits } from '../airdrops/units';
import type { ContractPage, Link, PageKind } from '../model';
import { referenceAnchor, pageUrl } from '../paths';
import { locateSource } from '../products';
import { anchorsOf } from '../verify';

/** Resolves the names that the ABIs and the texts of Airdrops use. */
export interface Links {
  /** A contract, interface, type library or enum; @throws when none has the name */
  page(name: string): Link;
  /** A type as named in the ABI; elementary types have no link. */
  type(name: string): Link;
  /** A name in braces in a text, resolved from one unit. */
  resolve(unit: string, written: string): Link;
  error(name: string): Link;
  event(name: string): Link;
}

const product = 'airdrops';
const elementary = /^(u?int\d*|bytes\d*|address|bool|string)$/;

/**
 * @param kinds kind of every Airdrops page by name
 * @param others existing pages, of this product and of those that it builds on
 * @param versions installed versions of the packages with foreign declarations
 */
export function createLinks(
  kinds: ReadonlyMap<string, PageKind>,
  others: readonly ContractPage[],
  versions: Readonly<Record<string, string>>,
): Links {
  const foreignUrl = (name: string) => {
    const file = foreign[name];
    return file ? locateSource(file, versions).url : undefined;
  };
  const url = (name: string) => {
    const kind = kinds.get(name);
    if (kind) return pageUrl(product, kind, name);
    const found =
      others.find((page) => page.name === name && page.product === product) ??
      others.find((page) => page.name === name);
    return found ? pageUrl(found.product, found.kind, found.name) : foreignUrl(name);
  };
  const links: Links = {
    page: (name) => {
      const href = url(name);
      if (!href) throw new Error(`Airdrops refers to ${name}, which has no page.`);
      return { label: name, href };
    },
    type: (name) => {
      const core = name.replace(/\[.*$/, '');
      if (elementary.test(core)) return { label: name };
      const [library = '', struct] = core.split('.');
      const { href } = links.page(library);
      return { label: name, href: struct ? `${href}#${referenceAnchor(struct)}` : href };
    },
    resolve: (unit, written) => {
      const [head = '', member] = written.split('.');
      if (!member) {
        const declares = airdropUnits[unit]?.functions?.includes(written);
        return declares
          ? { label: written, href: `${url(unit)}#${referenceAnchor(written)}` }
          : links.page(written);
      }
      const page = others.find(({ name }) => name === head);
      if (!page || !anchorsOf(page).includes(member)) {
        throw new Error(`A text of ${unit} refers to {${written}}, which is not a known name.`);
      }
      return { label: written, href: `${url(head)}#${member}` };
    },
    error: (name) => ({ label: name, href: foreignUrl(name) ?? `${url('Errors')}#${name}` }),
    event: (name) => {
      const holder = Object.entries(airdropUnits).find(([, { events }]) =>
        events?.includes(name),
      )?.[0];
      if (!holder) throw new Error(`Airdrops has no event ${name}.`);
      return { label: name, href: `${url(holder)}#${name}` };
    },
  };
  return links;
}

import type { CheerioAPI } from 'cheerio';

/*
 * axe's rules about the structure of a page, as far as its file shows it, so that they can be checked on every
 * page at the cost of reading it. The browser asks axe itself, on pages that show each kind of markup.
 */

type Element = Extract<ReturnType<CheerioAPI>[number], { attribs: unknown }>;
type Question = ($: CheerioAPI) => Element[];

const INTERACTIVE =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]:not([tabindex="-1"])';

/** Attributes that name other elements by their ids. */
const REFERENCES = ['aria-labelledby', 'aria-describedby', 'aria-details', 'aria-owns', 'for'];

const ROLE_OF: Readonly<Record<string, string>> = {
  nav: 'navigation',
  aside: 'complementary',
  main: 'main',
  header: 'banner',
  footer: 'contentinfo',
  search: 'search',
};
const LANDMARKS = [
  'banner',
  'complementary',
  'contentinfo',
  'form',
  'main',
  'navigation',
  'search',
];
/** There is one of these at most. */
const SINGLE = ['banner', 'contentinfo', 'main'];

/** A list, a table or a set of tabs without its parts has no meaning, nor have parts without their whole. */
const PARTS: Readonly<Record<string, string>> = {
  list: '[role=listitem], li',
  listbox: '[role=option]',
  menu: '[role=menuitem], [role=menuitemradio], [role=menuitemcheckbox]',
  radiogroup: '[role=radio], input[type=radio]',
  table: '[role=row], tr',
  tablist: '[role=tab]',
  tree: '[role=treeitem]',
};
const WHOLES: Readonly<Record<string, string>> = {
  listitem: '[role=list], ul, ol',
  option: '[role=listbox], select',
  menuitem: '[role=menu], [role=menubar]',
  row: '[role=table], [role=grid], [role=rowgroup], table',
  tab: '[role=tablist]',
  treeitem: '[role=tree], [role=group]',
};

const elementsOf = ($: CheerioAPI, selector: string) => $(selector).toArray() as Element[];

/** The accessible name of an element; a name by references is that of the first one. */
function nameOf($: CheerioAPI, element: Element): string {
  const { attribs } = element;
  const [first = ''] = (attribs['aria-labelledby'] ?? '').split(/\s+/);
  const referred = first ? textOf($, elementById($, first)) : '';
  return (referred || attribs['aria-label'] || textOf($, element) || attribs.title || '').trim();
}

const elementById = ($: CheerioAPI, id: string) =>
  elementsOf($, '[id]').find((element) => element.attribs.id === id);

/** The text in an element with that of its images, without text that is hidden from screen readers. */
function textOf($: CheerioAPI, element: Element | undefined): string {
  return (element?.children ?? [])
    .map((child) => {
      if (child.type === 'text') return child.data;
      if (!('attribs' in child) || child.attribs['aria-hidden'] === 'true') return '';
      return child.attribs['aria-label'] ?? child.attribs.alt ?? textOf($, child);
    })
    .join('')
    .trim();
}

/** The element, or the nearest one around it, that passes. Cheerio's `closest` reads its selector anew each time. */
function closest(element: Element, passes: (one: Element) => boolean): Element | undefined {
  for (let one: Element['parent'] = element; one && 'attribs' in one; one = one.parent) {
    if (passes(one)) return one;
  }
  return undefined;
}

const isSeen = (element: Element) =>
  !closest(
    element,
    ({ name, attribs }) =>
      attribs['aria-hidden'] === 'true' ||
      attribs.hidden !== undefined ||
      name === 'template' ||
      name === 'noscript',
  );

const isNameless = ($: CheerioAPI) => (element: Element) =>
  nameOf($, element) === '' && isSeen(element);

/** A field has the name of its label, around it or for it. */
function isFieldNameless($: CheerioAPI, field: Element): boolean {
  const { attribs } = field;
  if (/^(?:hidden|submit|button|reset)$/.test(attribs.type ?? '') || !isSeen(field)) return false;
  if (attribs['aria-label'] || attribs['aria-labelledby'] || attribs.title) return false;
  const labels = elementsOf($, 'label').filter((label) =>
    label.attribs.for ? label.attribs.for === attribs.id : $(label).find(field).length > 0,
  );
  return labels.every((label) => textOf($, label) === '');
}

/** The role of a landmark; a header or a footer within a section isn't one, a section with a name a region. */
function landmarkOf(element: Element): string | undefined {
  const { name, attribs } = element;
  if (attribs.role) return LANDMARKS.includes(attribs.role) ? attribs.role : undefined;
  const isPart = (one: Element) => /^(?:main|article|section|aside|nav)$/.test(one.name);
  if (/^(?:header|footer)$/.test(name) && closest(element, isPart)) return undefined;
  const isNamed = Boolean(attribs['aria-label'] ?? attribs['aria-labelledby']);
  return name === 'section' && isNamed ? 'region' : ROLE_OF[name];
}

const landmarksOf = ($: CheerioAPI) =>
  elementsOf($, 'body header, body footer, main, nav, aside, search, section, [role]')
    .filter((element) => isSeen(element))
    .flatMap((element) => {
      const role = landmarkOf(element);
      return role ? [{ element, role }] : [];
    });

const childrenOf = (element: Element) =>
  element.children.filter((child): child is Element => 'attribs' in child);

/** Each question finds the elements that are at fault. */
export const questions: Readonly<Record<string, Question>> = {
  'a heading that skips a level'($) {
    const headings = elementsOf($, 'h1, h2, h3, h4, h5, h6').filter((one) => isSeen(one));
    const level = (heading: Element | undefined) => Number(heading?.name.slice(1) ?? 1);
    return headings.filter((one, i) => i > 0 && level(one) > level(headings[i - 1]) + 1);
  },
  'an empty heading': ($) => elementsOf($, 'h1, h2, h3, h4, h5, h6').filter(isNameless($)),
  'a reference to an id that is not there'($) {
    const ids = new Set(elementsOf($, '[id]').map(({ attribs }) => attribs.id));
    const isBroken = (value: string) => value.split(/\s+/).some((id) => id !== '' && !ids.has(id));
    const closed = elementsOf($, '[aria-controls][aria-expanded=true], [aria-controls][role=tab]');
    return [
      ...REFERENCES.flatMap((name) =>
        elementsOf($, `[${name}]`).filter(({ attribs }) => isBroken(attribs[name] ?? '')),
      ),
      ...closed.filter(({ attribs }) => isBroken(attribs['aria-controls'] ?? '')),
    ];
  },
  'a link, a button or a control without a name': ($) =>
    elementsOf(
      $,
      'a[href], button, summary, [role=button], [role=tab], [role=link], [role=checkbox], [role=switch], [role=option], [role=menuitem], [role=dialog]',
    ).filter(isNameless($)),
  'a field without a label': ($) =>
    elementsOf($, 'input, select, textarea').filter((field) => isFieldNameless($, field)),
  'an image without a text': ($) => [
    ...elementsOf($, 'img').filter(
      ({ attribs }) =>
        attribs.alt === undefined && attribs['aria-label'] === undefined && attribs.role !== 'none',
    ),
    ...elementsOf($, 'svg[role=img], [role=img]').filter(isNameless($)),
  ],
  'a frame without a title': ($) =>
    elementsOf($, 'iframe').filter(({ attribs }) => !attribs.title && !attribs['aria-label']),
  'a second landmark of a kind without a name of its own'($) {
    const found = landmarksOf($);
    const seen = new Set<string>();
    const repeats = found.filter(({ element, role }) => {
      const label = element.attribs['aria-labelledby']
        ? nameOf($, element)
        : (element.attribs['aria-label'] ?? '');
      const name = SINGLE.includes(role) ? role : `${role} ${label}`;
      return seen.has(name) || !seen.add(name);
    });
    return repeats.map(({ element }) => element);
  },
  'a page without its main part': ($) =>
    landmarksOf($).some(({ role }) => role === 'main') ? [] : elementsOf($, 'body'),
  'a list with something else in it, or an item outside of one': ($) => [
    ...elementsOf($, 'ul:not([role]), ol:not([role]), ul[role=list], ol[role=list]').flatMap(
      (list) => childrenOf(list).filter(({ name }) => !/^(?:li|script|template)$/.test(name)),
    ),
    ...elementsOf($, 'li').filter((item) => !$(item).parent().is('ul, ol, menu')),
    ...elementsOf($, 'dt, dd').filter((term) => !$(term).parent().is('dl, dl > div')),
    ...elementsOf($, 'dl').flatMap((list) =>
      childrenOf(list).filter(({ name }) => !/^(?:dt|dd|div|script|template)$/.test(name)),
    ),
  ],
  'a role without its parts, or a part without its whole': ($) => [
    ...Object.entries(PARTS).flatMap(([role, parts]) =>
      elementsOf($, `[role=${role}]`).filter(
        (whole) => isSeen(whole) && $(whole).find(parts).length === 0,
      ),
    ),
    ...Object.entries(WHOLES).flatMap(([role, wholes]) =>
      elementsOf($, `[role=${role}]`).filter(
        (part) => $(part).parent().closest(wholes).length === 0,
      ),
    ),
  ],
  'a table without heads, or a head of nothing': ($) => [
    ...elementsOf($, 'table').filter(
      (table) => $(table).is(':not([role])') && $(table).find('th').length === 0,
    ),
    ...elementsOf($, '[scope]').filter(
      ({ name, attribs }) =>
        name !== 'th' || !/^(?:col|row|colgroup|rowgroup)$/.test(attribs.scope ?? ''),
    ),
  ],
  'a place in the order of tabs': ($) =>
    elementsOf($, '[tabindex]').filter(({ attribs }) => !(Number(attribs.tabindex) <= 0)),
  'a control inside a control'($) {
    const outer = new Set(
      elementsOf($, 'a[href], button, [role=button], [role=tab], [role=option], [role=img]'),
    );
    return elementsOf($, INTERACTIVE).filter((inner) =>
      closest(inner, (one) => one !== inner && outer.has(one)),
    );
  },
  'focus on what is hidden from screen readers': ($) =>
    elementsOf($, '[aria-hidden=true]').flatMap((hidden) =>
      ([hidden, ...$(hidden).find('*').toArray()] as Element[]).filter(
        (element) =>
          $(element).is(INTERACTIVE) &&
          element.attribs.tabindex !== '-1' &&
          element.attribs.disabled === undefined,
      ),
    ),
  'a first link that does not lead to the content'($) {
    const [first] = elementsOf($, 'body a[href]');
    const id = first?.attribs.href?.startsWith('#') ? first.attribs.href.slice(1) : '';
    const target = id ? elementById($, id) : undefined;
    const isContent =
      target &&
      ($(target).is('main') ||
        $(target).find('main').length > 0 ||
        $(target).find('h1').length > 0);
    return isContent || !first ? [] : [first];
  },
};

/** The start of an element, as the file has it. */
export const shown = ($: CheerioAPI, element: Element): string => $.html(element).slice(0, 160);

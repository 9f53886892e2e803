import type { Root } from 'postcss';

/** Components of Infima that no page has, or that src/theme styles itself. */
const COMPONENTS =
  'alert|avatar|badge|button|button-group|card|dropdown|footer|hero|pagination|pills|shadow|tabs';

/**
 * Classes whose rules are removed: those components, most utilities, and variants. A page that uses one fails
 * tests/built/styles.test.ts; remove the class here then.
 */
const CLASSES = [
  new RegExp(`^(?:${COMPONENTS})(?:--[\\w-]+|__[\\w-]+)?$`),
  /^(?:breadcrumbs|container|navbar|row|table)--(?!fixed-top$)[\w-]+$/,
  /^col--(?!3$)[\w-]+$/,
  /^margin-(?!(?:top--sm|vert--lg)$)[\w-]+$/,
  /^padding-(?!(?:top--md|bottom--lg)$)[\w-]+$/,
  /^text--(?!truncate$)[\w-]+$/,
  /^(?:clean-list|container-fluid|menu__caret|menu__list-item-collapsible--active|navbar__items--center|navbar__search-input|tab-item)$/,
];

/** Their custom properties, and shades of colors for which the site has its own names. */
const PROPERTIES =
  /^--ifm-(?:alert|avatar|badge|button-(?!font-weight)|card|dropdown|footer|hero|pagination(?!-nav)|pills|tabs|color-(?:success|info|warning|danger)|color-(?:primary|secondary)-\w|(?:contrast-|dark|light)[\w-]*-value)/;

const classesOf = (selector: string) =>
  selector.replace(/:not\([^)]*\)/g, '').match(/(?<=\.)[\w-]+/g) ?? [];

/** Whether Infima's rules for a class are left out. */
export const isUnused = (name: string): boolean => CLASSES.some((unused) => unused.test(name));

/** Classes of the theme's components for a sidebar and a navbar that hide, which this site has not, and unused ones. */
const OF_COMPONENTS =
  /^(?:sidebarWithHideableNavbar|sidebarHidden|sidebarLogo|docSidebarContainerHidden|anchorWithHideOnScrollNavbar|docItemWrapperEnhanced)$/;

/** Removes the unused rules of the theme's components. */
export const leaveOutHidden = (root: Root): void =>
  removeRules(
    root,
    // The contents' rule for a class that only the page beside them has, by another name.
    (selector) =>
      selector === '.docItemContainer' || hasClass(selector, (name) => OF_COMPONENTS.test(name)),
  );

/** Removes the unused rules of Infima, which delay the first paint on phones; see packages/islands/client/README.md. */
export function leaveOutUnused(root: Root): void {
  root.walkDecls(PROPERTIES, (declaration) => void declaration.remove());
  removeRules(root, (selector) => hasClass(selector, isUnused));
}

const hasClass = (selector: string, is: (name: string) => boolean): boolean =>
  classesOf(selector).some(is);

function removeRules(root: Root, isOut: (selector: string) => boolean): void {
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => !isOut(selector));
    if (kept.length > 0) rule.selectors = kept;
    else rule.remove();
  });
  root.walkRules((rule) => void (rule.nodes.length === 0 && rule.remove()));
  root.walkAtRules((rule) => void (rule.nodes?.length === 0 && rule.remove()));
}

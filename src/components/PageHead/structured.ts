/** A step on the way to a page: its name and absolute address. */
export interface Step {
  name: string;
  url: string;
}

export interface ArticleFacts {
  title: string;
  description: string;
  /** Absolute address of the page. */
  url: string;
  /** Absolute address of its picture. */
  image: string;
  /** Time of the last change in milliseconds; absent for pages that are generated. */
  updated?: number | null | undefined;
  site: Step;
  publisher: Step & { logo: string };
}

/** https://schema.org/TechArticle */
export function article(facts: ArticleFacts): object {
  const { title, description, url, image, updated, site, publisher } = facts;
  return {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title,
    description,
    url,
    mainEntityOfPage: url,
    image,
    inLanguage: 'en',
    ...(updated && { dateModified: new Date(updated).toISOString() }),
    isPartOf: { '@type': 'WebSite', ...site },
    publisher: {
      '@type': 'Organization',
      name: publisher.name,
      url: publisher.url,
      logo: { '@type': 'ImageObject', url: publisher.logo },
    },
  };
}

/** https://schema.org/BreadcrumbList, from the home page to the page itself. */
export function breadcrumbs(steps: readonly Step[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: url,
    })),
  };
}

/** JSON that cannot end the script element that holds it, nor open a comment in it. */
export const scriptJson = (data: object): string =>
  JSON.stringify(data)
    .replace(/</g, '\\u003c')
    .replace(/[\u2028\u2029]/g, (char) => (char === '\u2028' ? '\\u2028' : '\\u2029'));

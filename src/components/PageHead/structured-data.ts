/** One breadcrumb: its name and absolute URL. */
export interface Step {
  name: string;
  url: string;
}

interface ArticleFacts {
  title: string;
  description: string;
  /** Absolute URL of the page. */
  url: string;
  /** Absolute URL of its picture. */
  image: string;
  /** Time of the last change in milliseconds; absent for generated pages. */
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

/** JSON that can neither close its script element nor open a comment in it. */
export const scriptJson = (data: object): string =>
  JSON.stringify(data)
    .replace(/</g, '\\u003c')
    .replace(/[\u2028\u2029]/g, (char) => (char === '\u2028' ? '\\u2028' : '\\u2029'));

import { assistants } from './assistants';
import { links } from '@sablier-docs/protocol/project/links';

const url = siteUrl(process.env.SITE_URL);
const repository = links.docsRepository;

/** Identity of the site. `SITE_URL` overrides the address it is built for. */
export const site = {
  title: 'Sablier Docs',
  tagline: 'Documentation of the token streaming protocol',
  url,
  summary:
    'Documentation of Sablier, a protocol that streams ERC-20 tokens by the second: Lockup (vesting), Flow (open-ended streams) and Airdrops (Merkle campaigns).',
  home: {
    title: 'Tokens released by the second',
    description:
      'Concepts, guides, references and APIs of Lockup, Flow and Airdrops, with facts from the published packages.',
  },
  repository: { owner: 'sablier-labs', name: 'docs', address: repository },
  headTags: [
    { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: '/img/touch-icon.png' } },
    { tagName: 'meta', attributes: { name: 'color-scheme', content: 'dark light' } },
  ],
  customFields: { issues: `${repository}/issues`, assistants, publisher: links.website },
};

/**
 * @param value content of `SITE_URL`; absent means the production address
 * @returns an origin without path and trailing slash
 * @throws when the value isn't an http(s) origin, because canonical links would be wrong
 */
export function siteUrl(value: string | undefined): string {
  if (!value) return links.docs;
  const parsed = URL.canParse(value) ? new URL(value) : undefined;
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.pathname !== '/') {
    throw new Error(
      `SITE_URL is "${value}". Give an origin such as https://docs.example.org, without a path.`,
    );
  }
  return parsed.origin;
}

import type { ThemeConfig } from '@docusaurus/preset-classic';
import { chat } from './help';
import { links } from '@sablier-docs/protocol/project/links';

/** Three columns of links. */
export const footer = {
  links: [
    {
      title: 'Company',
      items: [
        { label: 'About', href: links.company },
        { label: 'Risk Notice', href: links.riskNotice },
        { label: 'Terms of Service', href: links.terms },
        { label: 'Privacy Policy', href: links.privacy },
      ],
    },
    {
      title: 'Community',
      items: [
        { label: 'X (Twitter)', href: links.x },
        { label: chat.label, href: chat.to },
        { label: 'Blog', href: links.blog },
        { label: 'Branding', href: links.branding },
      ],
    },
    {
      title: 'Developers',
      items: [
        { label: 'Lockup contracts', href: links.lockupContracts },
        { label: 'Flow contracts', href: links.flowContracts },
        { label: 'Lockup integration template', href: links.lockupTemplate },
        { label: 'Flow integration template', href: links.flowTemplate },
        { label: 'Subgraphs', href: links.subgraphs },
      ],
    },
  ],
} satisfies ThemeConfig['footer'];

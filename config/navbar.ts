import type { ThemeConfig } from '@docusaurus/preset-classic';
import { chat } from './help';
import { links } from '@sablier-docs/protocol/project/links';

const section = (label: string, to: string, activeBasePath: string) => ({
  label,
  to,
  activeBaseRegex: `^${activeBasePath}(/|$)`,
  position: 'left' as const,
});

const icon = (label: string, href: string, name: string) => ({
  href,
  position: 'right' as const,
  className: `navbar-icon navbar-icon--${name}`,
  label,
});

/** The six sections and three links. */
export const navbar = {
  hideOnScroll: false,
  title: 'Sablier',
  logo: { src: '/img/logo.svg', srcDark: '/img/logo-dark.svg', width: 20, height: 20 },
  items: [
    section('Concepts', '/concepts/what-is-sablier', '/concepts'),
    section('Guides', '/guides/lockup/overview', '/guides'),
    section('References', '/reference/overview', '/reference'),
    section('APIs', '/api/overview', '/api'),
    section('Apps', '/apps/features/overview', '/apps'),
    section('Support', '/support/faq', '/support'),
    {
      to: chat.to,
      // It leads to a page of a section, which has an entry of its own.
      activeBaseRegex: '^$',
      position: 'right' as const,
      className: 'navbar-icon navbar-icon--chat',
      label: chat.label,
      'aria-label': chat.label,
    },
    icon('GitHub organization', links.github, 'github'),
    icon('All links', links.linkPage, 'links'),
  ],
} satisfies ThemeConfig['navbar'];

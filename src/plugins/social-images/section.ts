import { productNames } from '@sablier-docs/protocol/deployments';

/** The line above a title: `Guides · Lockup` for `/guides/lockup/overview`. */
export function sectionLine(route: string, sections: Readonly<Record<string, string>>): string {
  const [, first = '', second = ''] = route.split('/');
  const names: Readonly<Record<string, string>> = productNames;
  return [sections[first], names[second]].filter(Boolean).join(' · ');
}

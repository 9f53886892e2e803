// Ejected: the stock one asks for two images, of which one is hidden by the color mode and, without
// JavaScript, the wrong one is shown.
import Link from '@docusaurus/Link';
import { useThemeConfig } from '@docusaurus/theme-common';
import { LogoDrawing } from '@site/src/components/Logo';
import type { Props } from '@theme/Logo';
import type { ReactNode } from 'react';

export default function Logo({ imageClassName, titleClassName, ...rest }: Props): ReactNode {
  return (
    <Link to="/" {...rest}>
      <span className={imageClassName}>
        <LogoDrawing />
      </span>
      <b className={titleClassName}>{useThemeConfig().navbar.title}</b>
    </Link>
  );
}

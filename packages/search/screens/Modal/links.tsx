import type { DocSearchModalProps } from '@docsearch/react';
import type { ReactElement } from 'react';
import { openInOf, type OpenIn } from '../open-hit';

type HitProps = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];
type FooterProps = Parameters<NonNullable<DocSearchModalProps['resultsFooterComponent']>>[0];
export type Row = HitProps['hit'];

/** Called when the reader follows a link of the modal; the browser opens tabs and windows itself. */
type Follow<Target> = (target: Target, where: OpenIn) => void;

/**
 * The row of a hit, a link on which middle clicks, modifier keys and the browser's menu work as on any link.
 */
export const hitComponent =
  (follow: Follow<Row>) =>
  ({ hit, children }: HitProps): ReactElement => (
    <a
      href={hit.url}
      tabIndex={-1}
      onClick={(event) => {
        if (openInOf(event) === 'here') event.preventDefault();
        follow(hit, openInOf(event));
      }}
      onAuxClick={({ button }) => button === 1 && follow(hit, 'tab')}
    >
      {children}
    </a>
  );

/** The link to the page with all results. */
export const footerComponent =
  (follow: Follow<string>) =>
  ({ state }: FooterProps): ReactElement | null => {
    const count = state.context.nbHits as number;
    if (count === 0) return null;
    const href = `/search?q=${encodeURIComponent(state.query)}`;
    return (
      <a
        href={href}
        onClick={(event) => {
          if (openInOf(event) !== 'here') return;
          event.preventDefault();
          follow(href, 'here');
        }}
      >{`See all ${count} ${count === 1 ? 'result' : 'results'}`}</a>
    );
  };

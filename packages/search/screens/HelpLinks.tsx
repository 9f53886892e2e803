import type { MouseEvent, ReactNode } from 'react';
import { newTab } from '@sablier-docs/ui/NewTab';
import { openInOf } from './open-hit';
import { askAddress, reportAddress } from './report-address';

interface Props {
  query: string;
  /** Opens a page of the site; by default, the link does. */
  follow?: (url: string) => void;
}

/** Ways on from a search without the right answer: people, and a public issue. Both need a press. */
export function HelpLinks({ query, follow }: Props): ReactNode {
  const ask = askAddress(query);
  const onClick = (event: MouseEvent) => {
    if (!follow || openInOf(event) !== 'here') return;
    event.preventDefault();
    follow(ask);
  };
  return (
    <p className="DocSearch-Help">
      {query && (
        <>
          <span>Not answered?</span>{' '}
          <a href={ask} onClick={onClick}>
            Ask
          </a>{' '}
          <span>or</span>{' '}
        </>
      )}
      <a href={reportAddress(query)} {...newTab}>
        {query ? 'report it' : 'Report what you did not find'}
      </a>
    </p>
  );
}

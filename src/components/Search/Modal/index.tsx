import type { DocSearchModalProps } from '@docsearch/react';
import { contextualFilters } from '@site/src/search';
import clsx from 'clsx';
import { cloneElement, useEffect, useState, type ReactNode } from 'react';
import { searchSite } from '../site';
import { reportAddress } from '../report';
import { Announcer } from './Announcer';
import { inputProps } from './input';
import { useDocSearchParts } from './parts';
import { createSession, type Opening } from './session';
import { shownState } from './shown';

interface Props extends Opening {
  /** Hears what readers see and open; only with the hosted service. */
  insights: DocSearchModalProps['insights'];
}

const IS_HOSTED = searchSite.config.provider === 'hosted';

/** DocSearch asks for keys; with the embedded engine nobody reads them. */
const KEYS =
  searchSite.config.provider === 'hosted'
    ? searchSite.config
    : { appId: 'embedded', apiKey: 'embedded' };

const SEARCH_PARAMETERS = {
  facetFilters: contextualFilters(searchSite.tags),
};

/** Attributes that version 3.9 gives the background, which is neither a button nor a field. */
const NO_WIDGET = {
  role: undefined,
  tabIndex: undefined,
  'aria-expanded': undefined,
  'aria-haspopup': undefined,
  'aria-controls': undefined,
  'aria-labelledby': undefined,
};

/** A list of hits is named after the group that it stands in; version 3.9 gives all lists one id and one name. */
function nameList(list: HTMLUListElement | null): void {
  if (!list) return;
  list.id = list.firstElementChild?.id.replace(/item-\d+$/, 'list') ?? '';
  list.setAttribute('aria-label', list.previousElementSibling?.textContent ?? '');
}

/**
 * DocSearch's modal with the site's search behind it. What version 3.9 does badly is mended in the elements that
 * it returns: rows with links and buttons are items of a tree, which may hold them, as options may not.
 */
export function SearchModal({ insights, ...opening }: Props): ReactNode {
  const [session] = useState(() => createSession(opening));
  const parts = useDocSearchParts({
    ...session.props,
    appId: KEYS.appId,
    apiKey: KEYS.apiKey,
    indexName: searchSite.indexName,
    placeholder: 'Search the documentation',
    searchParameters: SEARCH_PARAMETERS,
    initialQuery: opening.query,
    initialScrollY: window.scrollY,
    getMissingResultsUrl: ({ query }) => reportAddress(query),
    insights,
    onClose: opening.onClose,
  });
  const { root, modal, header, box, dropdown, screen, footer, logo, commands } = parts;
  const state = shownState(screen.props.state, session.results);

  useEffect(() => {
    session.drawn(parts, state);
    // A button of a saved search has gone with it.
    if (document.activeElement === document.body) box.props.inputRef.current?.focus();
  });

  return cloneElement(
    root,
    {
      ...NO_WIDGET,
      className: clsx(
        root.props.className,
        state.status === 'error' && 'DocSearch-Container--Errored',
      ),
    },
    cloneElement(
      modal,
      { 'data-status': state.status } as object,
      cloneElement(
        header,
        { role: 'none' } as object,
        cloneElement(box, {
          getInputProps: (props) => inputProps(box.props.getInputProps(props), state, session),
        }),
      ),
      cloneElement(
        dropdown,
        {},
        cloneElement(screen, {
          state,
          getListProps: () => ({ role: 'tree', ref: (list) => nameList(list) }),
          getItemProps: (props) => ({
            ...screen.props.getItemProps(props),
            role: 'treeitem',
            'aria-level': props.item.__docsearch_parent ? 2 : 1,
          }),
        }),
      ),
      cloneElement(footer, { role: 'none' } as object, IS_HOSTED && logo, commands),
      <Announcer key="status" state={state} results={session.results} />,
    ),
  );
}

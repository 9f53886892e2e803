import type { DocSearchModalProps } from '@docsearch/react';
import { contextualFilters } from '../..';
import clsx from 'clsx';
import { cloneElement, useEffect, useState, type ReactNode } from 'react';
import { searchSite } from '../client';
import { HelpLinks } from '../HelpLinks';
import { reportAddress } from '../report-address';
import { Announcer } from './Announcer';
import { searchInputProps } from './input-props';
import { useDocSearchElements } from './docsearch-elements';
import { createSession, type Opening } from './session';
import { modalState } from './modal-state';

interface Props extends Opening {
  /** Analytics of views and clicks; only with the hosted service. */
  insights: DocSearchModalProps['insights'];
}

const IS_HOSTED = searchSite.config.provider === 'hosted';

/** DocSearch requires keys; the embedded engine ignores them. */
const KEYS =
  searchSite.config.provider === 'hosted'
    ? searchSite.config
    : { appId: 'embedded', apiKey: 'embedded' };

const SEARCH_PARAMETERS = {
  facetFilters: contextualFilters(searchSite.tags),
};

/** Attributes that version 3.9 sets on the background, which is neither a button nor a field. */
const NO_WIDGET = {
  role: undefined,
  tabIndex: undefined,
  'aria-expanded': undefined,
  'aria-haspopup': undefined,
  'aria-controls': undefined,
  'aria-labelledby': undefined,
};

/** Names a list of hits after its group, because version 3.9 gives all lists the same id and name. */
function nameList(list: HTMLUListElement | null): void {
  if (!list) return;
  list.id = list.firstElementChild?.id.replace(/item-\d+$/, 'list') ?? '';
  list.setAttribute('aria-label', list.previousElementSibling?.textContent ?? '');
}

/**
 * DocSearch's modal with the site's search. Faults of version 3.9 are fixed in the elements that it returns: for
 * example, rows become items of a tree, which may contain links and buttons, unlike options.
 */
export function SearchModal({ insights, ...opening }: Props): ReactNode {
  const [session] = useState(() => createSession(opening));
  const parts = useDocSearchElements({
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
  const state = modalState(screen.props.state, session.results);

  useEffect(() => {
    session.drawn(parts, state);
    // The button of a removed search had the focus.
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
          getInputProps: (props) =>
            searchInputProps(box.props.getInputProps(props), state, session),
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
      cloneElement(
        footer,
        { role: 'none' } as object,
        IS_HOSTED && logo,
        commands,
        <HelpLinks query={state.query.trim()} follow={session.follow} />,
      ),
      <Announcer key="status" state={state} results={session.results} />,
    ),
  );
}

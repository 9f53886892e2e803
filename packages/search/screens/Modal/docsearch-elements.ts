import {
  DocSearchModal,
  type DocSearchModalProps,
  type InternalDocSearchHit,
  type StoredDocSearchHit,
} from '@docsearch/react';
import type { ChangeEvent, ComponentProps, KeyboardEvent, ReactElement, RefObject } from 'react';

type Footer = NonNullable<DocSearchModalProps['resultsFooterComponent']>;
export type State = Parameters<Footer>[0]['state'];

export interface InputProps extends ComponentProps<'input'> {
  onChange: (event: Pick<ChangeEvent<HTMLInputElement>, 'currentTarget' | 'nativeEvent'>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** The props of DocSearch's elements that are used here. */
export interface Shared {
  state: State;
  inputRef: RefObject<HTMLInputElement | null>;
  refresh: () => Promise<void>;
  getInputProps: (props: object) => InputProps;
  getItemProps: (props: { item: InternalDocSearchHit }) => ComponentProps<'li'>;
  getListProps: () => ComponentProps<'ul'>;
}

interface SavedList {
  add(hit: StoredDocSearchHit): void;
  getAll(): StoredDocSearchHit[];
}

interface ScreenProps extends Shared {
  recentSearches: SavedList;
  favoriteSearches: SavedList;
}

type Part<Props = { className?: string; children: unknown }> = ReactElement<Props>;

export interface DocSearchElements {
  root: Part;
  modal: Part;
  header: Part;
  box: Part<Shared>;
  dropdown: Part;
  screen: Part<ScreenProps>;
  footer: Part;
  /** The list of keys; `logo` is "Search by" with the logo of Algolia. */
  commands: ReactElement;
  logo: ReactElement;
}

/**
 * The elements of DocSearch's modal before React renders them. Modal/index.tsx fixes faults in them for which
 * version 3.9 has no option. A hook: it calls `DocSearchModal` as a function instead of rendering it.
 */
export function useDocSearchElements(props: DocSearchModalProps): DocSearchElements {
  const root = DocSearchModal(props) as Part;
  const modal = root.props.children as Part;
  const [header, dropdown, footer] = modal.props.children as [Part, Part, Part];
  const box = header.props.children as DocSearchElements['box'];
  const screen = dropdown.props.children as DocSearchElements['screen'];
  const content = footer.props.children as ReactElement<object, (props: object) => Part>;
  const [logo, commands] = content.type(content.props).props.children as ReactElement[];
  if (!logo || !commands) throw new Error('The footer of DocSearch differs from that of 3.9.0.');
  return { root, modal, header, box, dropdown, screen, footer, logo, commands };
}

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

/** What DocSearch hands to the parts of its modal, as far as they are mended here. */
export interface Shared {
  state: State;
  inputRef: RefObject<HTMLInputElement | null>;
  refresh: () => Promise<void>;
  getInputProps: (props: object) => InputProps;
  getItemProps: (props: { item: InternalDocSearchHit }) => ComponentProps<'li'>;
  getListProps: () => ComponentProps<'ul'>;
}

export interface SavedList {
  add(hit: StoredDocSearchHit): void;
  getAll(): StoredDocSearchHit[];
}

interface ScreenProps extends Shared {
  recentSearches: SavedList;
  favoriteSearches: SavedList;
}

type Part<Props = { className?: string; children: unknown }> = ReactElement<Props>;

export interface Parts {
  root: Part;
  modal: Part;
  header: Part;
  box: Part<Shared>;
  dropdown: Part;
  screen: Part<ScreenProps>;
  footer: Part;
  /** What the keys do, and below "Search by" the logo of Algolia. */
  commands: ReactElement;
  logo: ReactElement;
}

/**
 * The elements of DocSearch's modal before React renders them. Version 3.9 has no option for what is mended in
 * them; see Modal/index.tsx. Called in place of rendering `DocSearchModal`, as a hook.
 */
export function useDocSearchParts(props: DocSearchModalProps): Parts {
  const root = DocSearchModal(props) as Part;
  const modal = root.props.children as Part;
  const [header, dropdown, footer] = modal.props.children as [Part, Part, Part];
  const box = header.props.children as Parts['box'];
  const screen = dropdown.props.children as Parts['screen'];
  const content = footer.props.children as ReactElement<object, (props: object) => Part>;
  const [logo, commands] = content.type(content.props).props.children as ReactElement[];
  if (!logo || !commands) throw new Error('The footer of DocSearch has other parts than in 3.9.0.');
  return { root, modal, header, box, dropdown, screen, footer, logo, commands };
}

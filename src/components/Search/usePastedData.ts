import { MAX_QUERY_LENGTH } from '@site/src/search';
import { useState, type ClipboardEvent } from 'react';

const LONGEST = 20_000;
const DATA = /^(?:0x)?[0-9a-f]+$/i;

/**
 * Keeps data that a reader pastes and the field cuts, such as what a call reverted with: the field takes 64
 * characters and has its beginning.
 */
export function usePastedData(query: string) {
  const [pasted, setPasted] = useState('');
  const isCut = pasted !== '' && pasted.startsWith(query) && query.length === MAX_QUERY_LENGTH;
  return {
    /** The query, or the whole of the data that it begins. */
    whole: isCut ? pasted : query,
    onPaste: ({ clipboardData }: ClipboardEvent) => {
      const text = clipboardData.getData('text').replace(/\s+/g, '').slice(0, LONGEST);
      setPasted(text.length > MAX_QUERY_LENGTH && DATA.test(text) ? text : '');
    },
  };
}

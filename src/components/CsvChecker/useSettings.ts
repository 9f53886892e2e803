import formats from '@facts/csvFormats.json';
import { useAddress } from '@site/src/components/Tool/useAddress';
import { writeQuery } from '@site/src/tools/inputs/query';
import { useCallback, useState } from 'react';

/** Id of the checker's element. Its state has never been in the query. */
export const ID = 'csv-checker';
const ADDRESS = { id: ID, query: [] } as const;

interface Settings {
  formatId: string;
  /** Of the token, as typed. */
  decimals: string;
}

const FIRST: Settings = { formatId: 'airdrops/instant', decimals: '18' };

/** What a file is checked for, kept in the address. The file itself is not. */
export function useSettings() {
  const [settings, setSettings] = useState(FIRST);
  const read = useCallback((state: string) => {
    const query = new URLSearchParams(state);
    const format = formats.find(({ id }) => id === query.get('format'));
    const decimals = query.get('decimals') ?? '';
    setSettings({
      formatId: format?.id ?? FIRST.formatId,
      decimals: /^\d{1,3}$/.test(decimals) ? decimals : FIRST.decimals,
    });
  }, []);
  const write = useCallback(
    () =>
      writeQuery([
        ['format', settings.formatId],
        ['decimals', settings.decimals],
      ]),
    [settings],
  );
  const touched = useAddress(ADDRESS, read, write);
  const change = (part: Partial<Settings>) => {
    touched.current = true;
    setSettings({ ...settings, ...part });
  };
  return { ...settings, change };
}

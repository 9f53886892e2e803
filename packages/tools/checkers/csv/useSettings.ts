import formats from '@facts/csvFormats.json';
import { useUrlState } from '@sablier-docs/kit/form/useUrlState';
import { writeQuery } from '@sablier-docs/kit/inputs/query';
import { useCallback, useState } from 'react';

/** ID of the tool's element. Its state has never been in the query. */
export const CSV_CHECKER_ID = 'csv-checker';
const URL_STATE = { id: CSV_CHECKER_ID, query: [] } as const;

interface Settings {
  formatId: string;
  /** Of the token, as typed. */
  decimals: string;
}

const FIRST: Settings = { formatId: 'airdrops/instant', decimals: '18' };

/** The settings of the check, kept in the URL; the file is not. */
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
  const touched = useUrlState(URL_STATE, read, write);
  const change = (part: Partial<Settings>) => {
    touched.current = true;
    setSettings({ ...settings, ...part });
  };
  return { ...settings, change };
}

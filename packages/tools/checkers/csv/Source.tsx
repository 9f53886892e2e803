import { DropZone } from '@sablier-docs/kit/form/DropZone';
import { PasteField } from '@sablier-docs/kit/form/PasteField';
import type { ShownText } from '@sablier-docs/kit/form/long-text';
import { useEffect, useState, type ReactNode } from 'react';

const LONG = 'pasted rows, too many to show here';

/** The input: a file or pasted rows. */
export function Source(props: {
  /** Rows for the text field, replaced whenever the object changes. */
  preset: { text: string } | null;
  onSource: (source: Blob | string, name: string) => void;
}): ReactNode {
  const { preset, onSource } = props;
  const [shown, setShown] = useState<ShownText>('');

  useEffect(() => {
    if (preset) setShown(preset.text);
  }, [preset]);

  return (
    <>
      <DropZone
        label="Choose a CSV file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        onFile={(file) => {
          setShown('');
          onSource(file, file.name);
        }}
      />
      <PasteField
        label="Or paste the rows, header included"
        shown={shown}
        onText={(next, whole) => {
          setShown(next);
          onSource(whole, typeof next === 'string' ? 'pasted rows' : LONG);
        }}
      />
    </>
  );
}

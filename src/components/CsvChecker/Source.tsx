import { DropZone } from '@site/src/components/Tool/DropZone';
import { Field } from '@site/src/components/Tool/Field';
import { useEffect, useState, type ClipboardEvent, type ReactNode } from 'react';

/** Longer texts are checked without being shown: a text field with a megabyte freezes. */
const MAX_SHOWN = 100_000;

/** The file or the pasted rows. */
export function Source(props: {
  /** Rows to put into the text field, replaced whenever the object changes. */
  preset: { text: string } | null;
  onSource: (source: Blob | string, name: string) => void;
}): ReactNode {
  const { preset, onSource } = props;
  const [text, setText] = useState('');

  useEffect(() => {
    if (preset) setText(preset.text);
  }, [preset]);

  const type = (value: string) => {
    setText(value);
    onSource(value, 'pasted rows');
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (pasted.length <= MAX_SHOWN) return;
    event.preventDefault();
    setText('');
    onSource(pasted, 'pasted rows, too many to show here');
  };
  return (
    <>
      <DropZone
        label="Choose a CSV file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        onFile={(file) => {
          setText('');
          onSource(file, file.name);
        }}
      />
      <Field label="Or paste the rows, header included">
        {(control) => (
          <textarea
            {...control}
            value={text}
            spellCheck={false}
            autoComplete="off"
            onChange={({ target }) => type(target.value)}
            onPaste={paste}
          />
        )}
      </Field>
    </>
  );
}

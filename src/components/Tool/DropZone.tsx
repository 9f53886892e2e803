import clsx from 'clsx';
import { useId, useState, type DragEvent, type ReactNode } from 'react';
import styles from './styles.module.css';

/** A file from the reader's disk, chosen or dropped. The file stays in the browser. */
export function DropZone(props: {
  label: string;
  accept: string;
  onFile: (file: File) => void;
}): ReactNode {
  const { label, accept, onFile } = props;
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const [hasFile, setHasFile] = useState(false);
  const take = (file: File) => {
    setHasFile(true);
    onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const file = event.dataTransfer.files[0];
    if (file) take(file);
  };
  return (
    <div
      className={clsx(styles.drop, isOver && styles.dropOver)}
      // A load of the page would lose it; src/client/shared/kept.ts asks.
      data-has-file={hasFile ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <input
        id={id}
        className="visually-hidden"
        type="file"
        accept={accept}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) take(file);
          // The same file can be chosen again after it was corrected.
          target.value = '';
        }}
      />
      <label htmlFor={id} className={styles.choose}>
        {label}
      </label>
      <span className={styles.hint}>or drop it here. It does not leave your browser.</span>
    </div>
  );
}

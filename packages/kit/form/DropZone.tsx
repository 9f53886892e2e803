import clsx from 'clsx';
import { useId, useState, type DragEvent, type ReactNode } from 'react';
import styles from './styles.module.css';

/** Takes a file that is chosen or dropped. The file stays in the browser. */
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
      // Reloading the page would lose the file; packages/browser/kept-state.ts asks before that.
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
          // So that the same file can be chosen again after a correction.
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

import type { ReactNode } from 'react';
import { Field } from './Field';
import { joined, MOST_SHOWN, type Shown } from './pasted';

/**
 * A text field for the content of a file. A text that a paste or a drop would make longer than 100,000
 * characters is handed on whole, and the page says so instead of showing it.
 */
export function PasteField(props: {
  label: string;
  hint?: string;
  shown: Shown;
  /** What to show from then on, and the whole text. */
  onText: (shown: Shown, whole: string) => void;
}): ReactNode {
  const { label, hint, shown, onText } = props;
  const take = (
    event: { preventDefault: () => void; currentTarget: HTMLTextAreaElement },
    given: string,
  ) => {
    const whole = joined(event.currentTarget, given);
    if (whole.length <= MOST_SHOWN) return;
    event.preventDefault();
    onText(whole.length, whole);
  };
  const long =
    typeof shown === 'number' &&
    `The pasted text has ${shown.toLocaleString('en-US')} characters, too many to show here. The page reads all of it. Text that you enter now replaces it.`;
  return (
    <Field label={label} hint={long ? <span role="status">{long}</span> : hint}>
      {(control) => (
        <textarea
          {...control}
          value={typeof shown === 'string' ? shown : ''}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => onText(target.value, target.value)}
          onPaste={(event) => take(event, event.clipboardData.getData('text'))}
          onDrop={(event) => take(event, event.dataTransfer.getData('text'))}
        />
      )}
    </Field>
  );
}

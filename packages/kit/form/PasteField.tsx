import { formatCount } from '@sablier-docs/protocol/amount';
import type { ReactNode } from 'react';
import { Field } from './Field';
import { insertText, MOST_SHOWN, type ShownText } from './long-text';

/**
 * A text field for the content of a file. If a paste or a drop makes the text longer than 100,000
 * characters, the whole text is used but not shown, and the page says so.
 */
export function PasteField(props: {
  label: string;
  hint?: string;
  shown: ShownText;
  /** The text to show from then on, and the whole text. */
  onText: (shown: ShownText, whole: string) => void;
}): ReactNode {
  const { label, hint, shown, onText } = props;
  const take = (
    event: { preventDefault: () => void; currentTarget: HTMLTextAreaElement },
    given: string,
  ) => {
    const whole = insertText(event.currentTarget, given);
    if (whole.length <= MOST_SHOWN) return;
    event.preventDefault();
    onText(whole.length, whole);
  };
  const long =
    typeof shown === 'number' &&
    `The pasted text has ${formatCount(shown)} characters, too many to show here. The page reads all of it. Text that you enter now replaces it.`;
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

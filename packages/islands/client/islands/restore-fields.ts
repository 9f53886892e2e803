import {
  FIELDS,
  fieldLabel,
  historyPlace,
  takeKept,
  type Field,
  type KeptFields,
  type Row,
} from '@sablier-docs/browser/kept-state';
import { setField } from './early-fields';

/** Values that wait for the tools of a page, and the tools that have theirs. */
let waiting: KeptFields | undefined;
const given = new Set<string | undefined>();

interface Own {
  rows: Row[];
  /** The row of the field that had the focus. */
  focus: Row | undefined;
}

/** The values of one tool, once; none when they are those of another page. */
function takeOwn(tool: string | undefined): Own {
  const text = takeKept(FIELDS);
  if (text !== null) {
    waiting = JSON.parse(text) as KeptFields;
    given.clear();
  }
  if (!waiting || !isHere() || given.has(tool)) return { rows: [], focus: undefined };
  given.add(tool);
  const { rows, focus } = waiting;
  return { rows: rows.filter(([name]) => name === tool), focus: rows[focus] };
}

function isHere(): boolean {
  const { entry } = (history.state ?? {}) as { entry?: number };
  return waiting?.at === historyPlace(entry, window.location);
}

/** The field of a row: of those with its label, the one at the same place among them. */
function fieldOf(place: Element, rows: readonly Row[], at: number): Field | undefined {
  const label = rows[at]?.[1] ?? '';
  const before = rows.slice(0, at).filter((row) => row[1] === label).length;
  const fields = [...place.querySelectorAll<Field>('input, textarea, select')];
  return fields.filter((field) => fieldLabel(field) === label)[before];
}

/**
 * Restores the values that the fields of a tool had when the page was left for a new build. One after the other,
 * as they appear: a field that depends on a choice waits until the choice is made. It ends when the reader types, or
 * the address changes, so that a value never reaches a field of another task.
 * @param now runs what it gets and draws what follows from it before it returns
 * @param entered fields in which the reader has typed while the tool was loading
 */
export function restoreFields(
  place: HTMLElement,
  now: (act: () => void) => void,
  entered: readonly Field[],
): void {
  const { rows, focus } = takeOwn(place.dataset.island);
  let at = 0;
  const go = () => {
    for (; at < rows.length && isHere(); at += 1) {
      const [row, field] = [rows[at], fieldOf(place, rows, at)];
      if (!row || !field) break;
      const [, , value, checked] = row;
      if (!entered.includes(field)) now(() => setField(field, value, checked));
      // Unless the reader has focused something else.
      if (row === focus && document.activeElement === document.body)
        field.focus({ preventScroll: true });
    }
    if (at >= rows.length || !isHere()) end();
  };
  const observer = new MutationObserver(go);
  const onInput = ({ isTrusted }: Event) => isTrusted && end();
  const end = () => {
    at = rows.length;
    observer.disconnect();
    place.removeEventListener('input', onInput);
  };
  place.addEventListener('input', onInput);
  observer.observe(place, { childList: true, subtree: true });
  go();
}

import { findAgain } from './find-again';
import type { Field } from '@sablier-docs/browser/kept-state';

const FIELDS = 'input, textarea, select';

/** A reader's entry in a field. */
interface Filled {
  at: number;
  value: string;
  checked: boolean | undefined;
  files: boolean;
}

const isChecked = (field: Field): boolean | undefined =>
  field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)
    ? field.checked
    : undefined;

const beginning = (field: Field): string =>
  field instanceof HTMLSelectElement
    ? (([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])
        ?.value ?? '')
    : field.defaultValue;

/** A radio button is only chosen, never taken back: another one that is chosen unchecks it. */
const isChoice = (field: Field, checked: boolean | undefined): boolean =>
  checked === true || field.type === 'checkbox';

function isFilled(field: Field): boolean {
  if (field instanceof HTMLInputElement && field.type === 'file')
    return Boolean(field.files?.length);
  const checked = isChecked(field);
  if (checked !== undefined)
    return checked !== (field as HTMLInputElement).defaultChecked && isChoice(field, checked);
  return field.value !== beginning(field);
}

const fieldsOf = (place: Element) => [...place.querySelectorAll<Field>(FIELDS)];

/** Controls of a tool, each with where it is later. */
type Controls = Map<HTMLElement, () => HTMLElement | undefined>;

/** What a reader has entered in a tool before it answers, and opened. */
export interface EarlyFields {
  filled: Filled[];
  /** The field that has the focus, and its selection. */
  focus: { at: number; from: number | null; to: number | null } | undefined;
  /** The control that has the focus. */
  control: (() => HTMLElement | undefined) | undefined;
  /** The controls that were pressed. */
  pressed: Controls;
  /** The summaries of sections that are open. */
  opened: Controls;
}

export function readEarlyFields(place: Element): EarlyFields {
  const fields = fieldsOf(place);
  const filled = fields.flatMap((field, at) =>
    isFilled(field)
      ? [
          {
            at,
            value: field.value,
            checked: isChecked(field),
            files: field instanceof HTMLInputElement && field.type === 'file',
          },
        ]
      : [],
  );
  const controls = (selector: string): Controls =>
    new Map(
      [...place.querySelectorAll<HTMLElement>(selector)].map((control) => [
        control,
        findAgain(place, control),
      ]),
    );
  const active = document.activeElement;
  const at = fields.findIndex((field) => field === active);
  const field = fields[at];
  const hasCaret = field && 'selectionStart' in field;
  return {
    filled,
    focus: field && {
      at,
      from: hasCaret ? field.selectionStart : null,
      to: hasCaret ? field.selectionEnd : null,
    },
    control:
      active instanceof HTMLElement && place.contains(active)
        ? findAgain(place, active)
        : undefined,
    pressed: controls('[data-waiting]'),
    opened: controls('details[open] > summary'),
  };
}

const dispatch = (field: HTMLElement, name: string) =>
  field.dispatchEvent(new Event(name, { bubbles: true }));

/**
 * Sets a value as a reader would. React compares a field with the value that it has seen last, which
 * it records when the property is set on the element itself, not on its prototype.
 */
function write(field: Field, value: string): void {
  const own = Object.getPrototypeOf(field) as Field;
  Object.getOwnPropertyDescriptor(own, 'value')?.set?.call(field, value);
  dispatch(field, 'input');
  dispatch(field, 'change');
}

/** A reader enters a field first, and a tool may begin to load there what it needs. */
const enter = (field: Field) => dispatch(field, 'focusin');

function fill(field: Field, { value, checked, files }: Filled): void {
  enter(field);
  if (files) {
    dispatch(field, 'change');
  } else if (checked !== undefined) {
    const input = field as HTMLInputElement;
    if (input.checked === checked) input.checked = !checked;
    input.click();
  } else {
    field.value = beginning(field);
    write(field, value);
  }
}

/** Sets a field of a tool that answers, as a reader would; a field that has the value already stays untouched. */
export function setField(field: Field, value: string, checked: boolean | undefined): void {
  const own = isChecked(field);
  if (own !== undefined) {
    if (own === checked || !isChoice(field, checked)) return;
    enter(field);
    (field as HTMLElement).click();
  } else if (field.value !== value && field.type !== 'file') {
    enter(field);
    write(field, value);
  }
}

/**
 * Repeats in a tool, once it answers, what the reader has entered before.
 * @param now runs what it gets and draws what follows from it before it returns; the caret comes after
 * @returns the fields with an entry of the reader
 */
export function replayFields(
  place: Element,
  { filled, focus, control, opened }: EarlyFields,
  now: (act: () => void) => void,
): Field[] {
  const fields = fieldsOf(place);
  const entered = filled.flatMap((one) => {
    const field = fields[one.at];
    if (!field) return [];
    now(() => fill(field, one));
    return [field];
  });
  for (const find of opened.values()) {
    const section = find()?.parentElement as HTMLDetailsElement | null | undefined;
    // The tool has not seen it open.
    if (section?.open) dispatch(section, 'toggle');
    else if (section) section.open = true;
  }
  const field = focus && fieldsOf(place)[focus.at];
  const focused = field ?? control?.();
  const { activeElement, body } = document;
  // The reader has gone on to something else.
  if (!focused || ![focused, body].includes(activeElement as HTMLElement)) return entered;
  if (activeElement === body) focused.focus({ preventScroll: true });
  else dispatch(focused, 'focusin');
  if (field && focus.from !== null && 'setSelectionRange' in field) {
    field.setSelectionRange(focus.from, focus.to);
  }
  return entered;
}

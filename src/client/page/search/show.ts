/**
 * Shows a dialog above the page, which stands still and takes no focus until it is hidden. Not by
 * `showModal`, which makes the rest of the page inert: the browser then computes the styles of every
 * element again, 40 ms on a long page and four times that on a phone, before the field can be seen.
 * @param dialog covers the page and has an `input` that takes the focus
 * @returns hides it
 */
export function showDialog(dialog: HTMLDialogElement): () => void {
  const focusField = () => {
    const field = dialog.querySelector('input');
    field?.focus();
    field?.select();
  };
  const keep = ({ target }: FocusEvent) => {
    if (target instanceof Node && !dialog.contains(target)) dialog.querySelector('input')?.focus();
  };
  dialog.ariaModal = 'true';
  document.documentElement.classList.add('search-open');
  dialog.show();
  focusField();
  document.addEventListener('focusin', keep);
  return () => {
    document.removeEventListener('focusin', keep);
    document.documentElement.classList.remove('search-open');
    dialog.close();
  };
}

/**
 * Shows a dialog above the page, which cannot scroll or get the focus until the dialog is hidden. It does not use
 * `showModal`, which makes the rest of the page inert: the browser would then recompute the styles of every
 * element before it shows the field, which takes 40 ms on a long page and four times as long on a phone.
 * @param dialog covers the page and has an `input` that gets the focus
 * @returns hides the dialog
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

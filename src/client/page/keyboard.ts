const MAC = /mac|iphone|ipad/i;

/** Marks the document of a reader with a Mac keyboard, so that styles show ⌘ where others have Ctrl. */
export function nameKeyboard(): void {
  if (MAC.test(navigator.platform)) document.documentElement.dataset.keyboard = 'mac';
}

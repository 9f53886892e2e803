const MAC = /mac|iphone|ipad/i;

/** Flags the document of a reader with a Mac keyboard, so that styles show ⌘ instead of Ctrl. */
export function markMacKeyboard(): void {
  if (MAC.test(navigator.platform)) document.documentElement.dataset.keyboard = 'mac';
}

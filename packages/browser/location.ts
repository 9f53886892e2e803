/** Moves to another address of the site: through the running client, or by a full load without one. */
export interface Navigator {
  push(to: string): void;
  replace(to: string): void;
}

/** Fired on the window when the address has changed and the page of its path is in the document. */
export const ADDRESS_CHANGED = 'address-changed';

let navigator: Navigator = {
  push: (to) => window.location.assign(to),
  replace: (to) => window.location.replace(to),
};

export function setNavigator(next: Navigator): void {
  navigator = next;
}

/** @param to path of the site with query and hash, such as `/search?q=cliff` */
export function navigate(to: string, how: keyof Navigator = 'push'): void {
  navigator[how](to);
}

export function announceAddress(): void {
  window.dispatchEvent(new Event(ADDRESS_CHANGED));
}

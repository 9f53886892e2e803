const PRESSED = 'button, [role="button"], input[type="submit"], a, summary';

/**
 * Finds a control of a tool again after React has drawn the tool again, which may have other controls by then: of those
 * with its text, the one at the same place among them.
 */
export function findAgain(place: Element, control: HTMLElement): () => HTMLElement | undefined {
  const { textContent } = control;
  const alike = () =>
    [...place.querySelectorAll<HTMLElement>(PRESSED)].filter(
      (one) => one.textContent === textContent,
    );
  const at = alike().indexOf(control);
  return () => (control.isConnected ? control : alike()[at]);
}

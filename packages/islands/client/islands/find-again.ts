/**
 * Finds a control of a tool again after React has drawn the tool again, which may have other controls by then: of those
 * of its kind with its text, the one at the same place among them.
 */
export function findAgain(place: Element, control: HTMLElement): () => HTMLElement | undefined {
  const { localName, textContent } = control;
  const alike = () =>
    [...place.querySelectorAll<HTMLElement>(localName)].filter(
      (one) => one.textContent === textContent,
    );
  const at = alike().indexOf(control);
  return () => (control.isConnected ? control : alike()[at]);
}

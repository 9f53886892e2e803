import { closestElement } from '@sablier-docs/browser/closest';

/**
 * Shows the definition of a glossary term while its link has the pointer or the focus. The pointer may move onto the
 * tooltip, and Escape hides it (WCAG 1.4.13). The code is asked for with the first such term, and again after a failure.
 */
export function listenForTerms(): void {
  const load = (event: Event) => {
    if (!closestElement(event, 'a[data-term]')) return;
    import('./term-tooltip').then(
      (code) => code.showDefinitions(),
      () => undefined,
    );
  };
  document.addEventListener('pointerover', load);
  document.addEventListener('focusin', load);
}

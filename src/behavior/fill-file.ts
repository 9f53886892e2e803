import { loadHighlighter, codeTokens } from '@sablier-docs/ui/Code/highlighter';

/**
 * Replaces the element's content by a file, with syntax highlighting.
 * @throws when the file cannot be fetched; the element is then unchanged
 */
export async function fillWithFile(code: Element, src: string, language: string): Promise<void> {
  const [answer] = await Promise.all([fetch(src), loadHighlighter(language)]);
  if (!answer.ok) throw new Error(String(answer.status));
  const pieces = codeTokens((await answer.text()).trimEnd(), language);
  code.replaceChildren(
    ...pieces.map(({ role, text }) => {
      if (!role) return text;
      const span = document.createElement('span');
      span.className = `code-${role}`;
      span.textContent = text;
      return span;
    }),
  );
}

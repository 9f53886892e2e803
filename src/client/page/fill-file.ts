import { loadHighlighter, tokensOf } from '@site/src/components/Code/highlighter';

/**
 * Shows a file in place of what the element holds, in color where its grammar comes.
 * @throws when the file cannot be fetched; then the element stays as it is
 */
export async function fillWithFile(code: Element, src: string, language: string): Promise<void> {
  const [answer] = await Promise.all([fetch(src), loadHighlighter(language)]);
  if (!answer.ok) throw new Error(String(answer.status));
  const pieces = tokensOf((await answer.text()).trimEnd(), language);
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

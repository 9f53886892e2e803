/** An AI chat that can be opened with a question; `config/assistants.ts` lists them. */
export interface Assistant {
  name: string;
  /** URL that takes the question in the parameter `q`. */
  address: string;
}

/**
 * The URL that opens an assistant with a page.
 * @param markdown absolute URL of the page's Markdown
 */
export function assistantLink({ address }: Assistant, markdown: string): string {
  const url = new URL(address);
  url.searchParams.set('q', `Read ${markdown} so that you can answer my questions about it.`);
  return url.href;
}

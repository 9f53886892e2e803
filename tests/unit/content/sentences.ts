import { pages } from './pages';

export interface Sentence {
  file: string;
  /** One sentence, one row of a table or one item of a list, as the writer wrote it. */
  text: string;
}

/** The sentences of every written page, without fenced code, formulas of their own, imports and ids. */
export function sentences(): Sentence[] {
  return pages().flatMap(({ file, body }) =>
    body
      .replace(/^```[\s\S]*?^```/gm, '')
      .replace(/^\$\$[\s\S]*?^\$\$/gm, '')
      .replace(/^(import|export) .*$/gm, '')
      .split('\n')
      .flatMap((line) => line.split(/(?<=[.!?:]\)?)\s+(?=[A-Z`<[\\$])/))
      .map((text) => ({ file, text: text.replace(/\s+/g, ' ').trim() }))
      .filter(({ text }) => text !== ''),
  );
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageQuestions } from '@sablier-docs/search/questions/types';
import { parseQuestions } from './parse';

export const ENDING = '.questions.yml';

/**
 * The questions of all pages, by their files: `docs/support/faq.questions.yml`. A file that is not YAML is left out,
 * because the check of its page reports it.
 * @param folder of the pages, relative to the working directory
 */
export async function allQuestions(folder = 'docs'): Promise<Map<string, PageQuestions>> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ENDING))
    .map((name) => path.join(folder, name))
    .sort();
  const read = await Promise.all(
    files.map(async (file): Promise<[string, PageQuestions][]> => {
      try {
        return [[file, await parseQuestions(file, readFileSync(file, 'utf8'))]];
      } catch {
        return [];
      }
    }),
  );
  return new Map(read.flat());
}

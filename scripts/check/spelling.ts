import { pathToFileURL } from 'node:url';
import { readSettings, spellCheckDocument } from 'cspell-lib';
import type { Source } from './pages';
import { textPosition, checkProblem, type Problem } from './problem';

/** Words that the dictionaries of config/lint/cspell.json do not have, each with the most similar word. */
export async function checkSpelling(pages: readonly Source[]): Promise<Problem[]> {
  const settings = await readSettings('config/lint/cspell.json');
  const problems: Problem[] = [];
  for (const { file, text } of pages) {
    const document = { uri: pathToFileURL(file).href, text };
    const options = { generateSuggestions: true, noConfigSearch: true, numSuggestions: 3 };
    const { issues } = await spellCheckDocument(document, options, settings);
    for (const { text: word, offset, suggestions = [] } of issues) {
      const near = suggestions.slice(0, 3).join(', ');
      const message = `"${word}" is in no dictionary.${near && ` Do you mean ${near}?`} A word of the project belongs in config/lint/cspell-words.txt.`;
      problems.push(checkProblem(file, textPosition(text, offset), message));
    }
  }
  return problems;
}

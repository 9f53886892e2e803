import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import type { PageQuestions } from '@sablier-docs/search/questions/types';

/**
 * By text: a file is read for its page and for the comparison with all others, and the parser of the framework, which
 * remembers what it read, takes a file that is not YAML for an empty one the second time.
 */
const known = new Map<string, Promise<PageQuestions>>();

/**
 * Reads a file of questions: lists in YAML, by the id of the section that answers them.
 * @throws when it is not YAML, or a value is not a list of texts
 */
export function parseQuestions(filePath: string, text: string): Promise<PageQuestions> {
  const questions = known.get(text) ?? parse(filePath, text);
  known.set(text, questions);
  return questions;
}

async function parse(filePath: string, text: string): Promise<PageQuestions> {
  const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({
    filePath,
    fileContent: `---\n${text}\n---\n`,
  });
  return new Map(
    Object.entries(frontMatter).map(([id, list]) => {
      const isList = Array.isArray(list) && list.every((one) => typeof one === 'string');
      if (!isList) throw new Error(`"${id}" needs a list of questions, each after "  - ".`);
      return [id, list];
    }),
  );
}

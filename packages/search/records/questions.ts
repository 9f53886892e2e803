import { FUNCTION_WORDS } from '../intent.ts';
import { wordsOf } from '../tokens.ts';

/**
 * Questions as they are searched: without punctuation and without words of no meaning, each once. Their words are in
 * the order of the alphabet, because the ranking takes a question as a set, and the index weighs 1.2 KB less.
 */
export const compactQuestions = (questions: readonly string[] = []): string[] =>
  [...new Set(questions.map(compact))].filter(Boolean);

const compact = (question: string): string =>
  wordsOf(question)
    .map(({ raw }) => raw)
    .filter((raw) => !FUNCTION_WORDS.has(raw.toLowerCase()))
    .sort()
    .join(' ');

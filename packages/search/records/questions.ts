import { FUNCTION_WORDS } from '../embedded/intent.ts';
import { wordsOf } from '../tokens.ts';

/** Questions as they are searched: without punctuation and without words of no meaning, each once. */
export const compactQuestions = (questions: readonly string[] = []): string[] =>
  [...new Set(questions.map(compact))].filter(Boolean);

const compact = (question: string): string =>
  wordsOf(question)
    .map(({ raw }) => raw)
    .filter((raw) => !FUNCTION_WORDS.has(raw.toLowerCase()))
    .join(' ');

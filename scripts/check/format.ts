import prettier from 'prettier';
import type { Source } from './pages';
import { checkProblem, type Problem } from './problem';

/** Pages that Prettier would write in another way, at the first line that differs. */
export async function checkFormat(pages: readonly Source[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const page of pages) problems.push(...(await formatOf(page)));
  return problems;
}

async function formatOf({ file, text }: Source): Promise<Problem[]> {
  const config = await prettier.resolveConfig(file);
  let formatted: string;
  try {
    formatted = await prettier.format(text, { ...config, filepath: file });
  } catch {
    // A page that MDX cannot read is reported by the step that compiles it.
    return [];
  }
  if (formatted === text) return [];
  const written = text.split('\n');
  const wanted = formatted.split('\n');
  const at = written.findIndex((line, i) => line !== wanted[i]);
  const line = (at < 0 ? written.length - 1 : at) + 1;
  const message = `The format differs from here on. Run "npx prettier --write ${file}".`;
  return [checkProblem(file, { line, column: 1 }, message)];
}

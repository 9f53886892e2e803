import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import type { Fault } from '@sablier-docs/vocabulary/page-faults';
import type { Source } from './pages';

/** A YAML error as gray-matter throws it: lines and columns count from 0, after the first `---`. */
interface YamlError extends Error {
  reason: string;
  mark: { line: number; column: number };
}

const isYamlError = (error: unknown): error is YamlError =>
  error instanceof Error && error.name === 'YAMLException' && 'mark' in error;

/** The place in the front matter that the framework's parser cannot read, which would stop the build. */
export async function frontMatterFaults({ file, text }: Source): Promise<Fault[]> {
  try {
    await DEFAULT_PARSE_FRONT_MATTER({ filePath: file, fileContent: text });
    return [];
  } catch (error) {
    if (!isYamlError(error)) throw error;
    const { reason, mark } = error;
    const says = `The front matter is not valid YAML: ${reason}. A value with ": " in it needs quotes: description: 'Rates: per month'.`;
    return [{ line: mark.line + 1, column: mark.column + 1, says }];
  }
}

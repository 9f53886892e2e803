import path from 'node:path';
import ts from 'typescript';

/**
 * Type errors of the files, and of the sources that exist in memory only, under the site's strict
 * settings: `path:line message`. `virtual` is keyed by the path that the source pretends to have.
 */
export function typeErrors(
  files: readonly string[],
  virtual: Readonly<Record<string, string>> = {},
): string[] {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile) as { config: object };
  const parsed = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const options = { ...parsed.options, types: ['node'] };
  const sources = new Map(
    Object.entries(virtual).map(([file, source]) => [path.resolve(file), source]),
  );
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (file) => sources.has(path.resolve(file)) || fileExists(file);
  host.readFile = (file) => sources.get(path.resolve(file)) ?? readFile(file);
  const program = ts.createProgram([...files, ...sources.keys()], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => {
    const at = file ? path.relative(process.cwd(), file.fileName) : '';
    const line = file ? file.getLineAndCharacterOfPosition(start ?? 0).line + 1 : 0;
    return `${at}:${line} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
}

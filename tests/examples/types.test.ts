import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesIn } from './support/compile';

/* Every TypeScript sample passes the compiler under the site's strict settings. */

test('the TypeScript of examples/ has no type error', () => {
  const files = filesIn(['examples'], '.ts');
  expect(files.length).toBeGreaterThan(0);
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile) as { config: object };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const program = ts.createProgram(files, { ...options, types: ['node'] });
  const found = ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => {
    const at = file ? path.relative(process.cwd(), file.fileName) : '';
    const line = file ? file.getLineAndCharacterOfPosition(start ?? 0).line + 1 : 0;
    return `${at}:${line} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
  expect(found).toEqual([]);
});

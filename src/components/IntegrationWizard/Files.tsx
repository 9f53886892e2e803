import { tar } from '@site/src/client/shared/tar';
import { Choices } from '@site/src/components/Tool/Choices';
import { save } from '@site/src/components/Tool/save';
import tool from '@site/src/components/Tool/styles.module.css';
import type { ProjectFile } from '@site/src/tools/wizard/file';
import { CodeBlock } from '@site/src/components/Code/CodeBlock';
import { useState, type ReactNode } from 'react';

const languages: Record<string, string> = {
  sol: 'solidity',
  ts: 'ts',
  tsx: 'tsx',
  json: 'json',
  md: 'markdown',
  toml: 'toml',
};

const languageOf = (path: string): string => languages[path.split('.').at(-1) ?? ''] ?? 'text';

/** The project as one archive, whose files are in a folder of this name. */
async function download(name: string, files: readonly ProjectFile[]): Promise<string> {
  const encoder = new TextEncoder();
  const archive = tar(
    new Map(files.map(({ path, text }) => [`${name}/${path}`, encoder.encode(text)])),
  );
  if (typeof CompressionStream === 'undefined') {
    save(new Blob([archive], { type: 'application/x-tar' }), `${name}.tar`);
    return `${name}.tar is ready.`;
  }
  const packed = new Blob([archive]).stream().pipeThrough(new CompressionStream('gzip'));
  save(await new Response(packed).blob(), `${name}.tgz`);
  return `${name}.tgz is ready.`;
}

interface Props {
  /** Of the folder in the archive. */
  name: string;
  files: readonly ProjectFile[];
  /** Whether the files take the place of a button that the reader pressed. */
  instead: boolean;
}

/** Focus that would be lost with the button. A reader who is elsewhere by now keeps theirs. */
function takeOver(button: HTMLButtonElement | null): void {
  if (document.activeElement === document.body) button?.focus({ preventScroll: true });
}

/** One file in view, all of them to choose from, and the whole project as a download. */
export function Files({ name, files, instead }: Props): ReactNode {
  const [wanted, setWanted] = useState('');
  const [says, setSays] = useState('');
  const [first] = files;
  const file = files.find(({ path }) => path === wanted) ?? first;
  if (!file) return null;
  const press = () => void download(name, files).then(setSays);

  return (
    <>
      <div className={tool.actions}>
        <button
          ref={instead ? takeOver : undefined}
          type="button"
          className={tool.button}
          onClick={press}
        >
          Download all files
        </button>
        <span role="status" className={tool.hint}>
          {says}
        </span>
      </div>
      <Choices
        legend="File"
        options={files.map(({ path }) => [path, path] as const)}
        value={file.path}
        onValue={setWanted}
      />
      <CodeBlock language={languageOf(file.path)} title={file.path}>
        {file.text}
      </CodeBlock>
    </>
  );
}

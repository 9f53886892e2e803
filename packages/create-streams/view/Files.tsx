import { tar } from '@sablier-docs/browser/tar';
import { SegmentedControl } from '@sablier-docs/kit/form/SegmentedControl';
import { downloadBlob } from '@sablier-docs/kit/form/download-blob';
import tool from '@sablier-docs/kit/form/styles.module.css';
import type { ProjectFile } from '../project-file';
import { CodeBlock } from '@sablier-docs/ui/Code/CodeBlock';
import { remixUrl } from '@sablier-docs/ui/Code/remix';
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

/** Downloads the project as an archive, with its files in a folder of this name. */
async function download(name: string, files: readonly ProjectFile[]): Promise<string> {
  const encoder = new TextEncoder();
  const archive = tar(
    new Map(files.map(({ path, text }) => [`${name}/${path}`, encoder.encode(text)])),
  );
  if (typeof CompressionStream === 'undefined') {
    downloadBlob(new Blob([archive], { type: 'application/x-tar' }), `${name}.tar`);
    return `${name}.tar is ready.`;
  }
  const packed = new Blob([archive]).stream().pipeThrough(new CompressionStream('gzip'));
  downloadBlob(await new Response(packed).blob(), `${name}.tgz`);
  return `${name}.tgz is ready.`;
}

interface Props {
  /** Of the folder in the archive. */
  name: string;
  files: readonly ProjectFile[];
  /** Whether the files replace a button that the reader has pressed. */
  instead: boolean;
}

/** Moves the focus that would be lost with the button, unless the reader has moved it already. */
function takeOver(button: HTMLButtonElement | null): void {
  if (document.activeElement === document.body) button?.focus({ preventScroll: true });
}

/** Shows one file, with a choice of all, and a download of the project. */
export function ProjectFiles({ name, files, instead }: Props): ReactNode {
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
        {/^src\/\w+\.sol$/.test(file.path) && (
          <a
            className={tool.button}
            href={remixUrl(file.text)}
          >{`Open ${file.path.slice('src/'.length)} in Remix`}</a>
        )}
        <span role="status" className={tool.hint}>
          {says}
        </span>
      </div>
      <SegmentedControl
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

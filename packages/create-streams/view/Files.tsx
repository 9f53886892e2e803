import { SegmentedControl } from '@sablier-docs/kit/form/SegmentedControl';
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

const FAILED =
  'The archive did not load. Check your connection and press Download all files again.';

interface Props {
  /** Of the folder in the archive. */
  name: string;
  files: readonly ProjectFile[];
  /** Of the packages of the project, which decides about its lockfile. */
  set: string;
  /** Whether the files replace a button that the reader has pressed. */
  instead: boolean;
}

/** Moves the focus that would be lost with the button, unless the reader has moved it already. */
function takeOver(button: HTMLButtonElement | null): void {
  if (document.activeElement === document.body) button?.focus({ preventScroll: true });
}

/** Shows one file, with a choice of all, and a download of the project. */
export function ProjectFiles({ name, files, set, instead }: Props): ReactNode {
  const [wanted, setWanted] = useState('');
  const [says, setSays] = useState('');
  const [first] = files;
  const file = files.find(({ path }) => path === wanted) ?? first;
  if (!file) return null;
  // The lockfile is longer than the rest of the project, and nobody reads it here.
  const press = () =>
    void import('./download')
      .then(({ download }) => download(name, files, set))
      .then(setSays, () => setSays(FAILED));

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

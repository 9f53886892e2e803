import { LongInput } from '@sablier-docs/kit/form/LongInput';
import tool from '@sablier-docs/kit/form/styles.module.css';
import { TableScroll } from '@sablier-docs/ui/TableScroll';
import { WithCode } from '@sablier-docs/ui/WithCode';
import { useMemo, useState, type ReactNode } from 'react';
import { markedLines, type LineNote } from '../code-lines';
import type { ListedItem } from './load';

/** Characters of a pasted source; more than any contract has. */
const MOST = 40_000;

/** The lines of the reader's own code that the checklist is about. The code stays in the browser. */
export function OwnCode({ items }: { items: readonly ListedItem[] }): ReactNode {
  const [code, setCode] = useState('');
  const lines = useMemo(() => markedLines(code, items), [code, items]);
  return (
    <>
      <LongInput
        label="Your code"
        hint="Paste Solidity or TypeScript to see which lines change. It stays in your browser. Names are compared, so look at each line yourself."
        value={code}
        onValue={setCode}
        maxLength={MOST}
        isTall
      />
      <p role="status" className={tool.status}>
        {code.trim() === '' ? '' : summary(lines.length)}
      </p>
      {lines.length > 0 && (
        <TableScroll aria-label="Lines of your code that change">
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">Your code</th>
              <th scope="col">What to do</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ number, text, notes }) => (
              <tr key={number}>
                <th scope="row">{number}</th>
                <td>
                  <code translate="no">{text.trim()}</code>
                </td>
                <td>
                  <ul>
                    {notes.map((note) => (
                      <Note key={`${note.name} ${note.todo} ${note.after.join()}`} note={note} />
                    ))}
                  </ul>
                </td>
              </tr>
            ))}
          </tbody>
        </TableScroll>
      )}
    </>
  );
}

const summary = (count: number): string =>
  count === 0
    ? 'No line of this code names what changes. That is no proof: read the checklist too.'
    : `${count} ${count === 1 ? 'line names' : 'lines name'} what changes.`;

function Note({ note: { todo, after, signatures } }: { note: LineNote }): ReactNode {
  const now = signatures.length > 0 ? signatures : after;
  return (
    <li>
      <WithCode>{todo}</WithCode>
      {now.map((signature) => (
        <div key={signature}>
          <code translate="no">{signature}</code>
        </div>
      ))}
    </li>
  );
}

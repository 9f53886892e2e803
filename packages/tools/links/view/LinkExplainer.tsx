import { TextInput } from '@sablier-docs/kit/form/TextInput';
import tool from '@sablier-docs/kit/form/styles.module.css';
import { useUrlState } from '@sablier-docs/kit/form/useUrlState';
import { writeQuery } from '@sablier-docs/kit/inputs/query';
import { TableScroll } from '@sablier-docs/ui/TableScroll';
import { explainLink, type Explanation } from '../explain';
import { screens } from '../screens';
import { useCallback, useState, type ReactNode } from 'react';
import { linkFacts } from './facts';

/** Longer texts are not links; they would only fill the screen. */
const MAX_LINK = 2_000;

/** ID of the tool's element. Its state has never been in the query. */
const ID = 'link-explainer';
const URL_STATE = { id: ID, query: [] } as const;

/** Explains what each part of a pasted link does. */
export function LinkExplainer(): ReactNode {
  const [link, setLink] = useState('');
  const read = useCallback((state: string) => {
    setLink((new URLSearchParams(state).get('link') ?? '').slice(0, MAX_LINK));
  }, []);
  const write = useCallback(() => writeQuery(link.trim() ? [['link', link.trim()]] : []), [link]);
  const touched = useUrlState(URL_STATE, read, write);
  const change = (next: string) => {
    touched.current = true;
    setLink(next);
  };
  const explanation = link.trim() ? explainLink(link, linkFacts) : null;
  return (
    <section
      id={ID}
      className={tool.tool}
      aria-label="Link explainer"
      data-tool="Link explainer. Paste a link to the app; it says which screen the link opens and what each part does."
    >
      <TextInput
        label="A link to the app"
        inputMode="url"
        value={link}
        maxLength={MAX_LINK}
        onValue={change}
      />
      <p role="status" className={tool.status}>
        {explanation && describe(explanation)}
      </p>
      {explanation?.kind === 'screen' && <Parts {...explanation} />}
    </section>
  );
}

function describe(explanation: Explanation): string {
  if (explanation.kind === 'foreign') return explanation.says;
  const { label, says } = screens[explanation.screen];
  return `${label}. ${says}`;
}

function Parts({ parts, today }: Extract<Explanation, { kind: 'screen' }>): ReactNode {
  return (
    <>
      {today && (
        <p className={tool.hint}>
          This is an older form, which the app redirects. Today it reads:{' '}
          <code translate="no">{today}</code>
        </p>
      )}
      {parts.length > 0 && (
        <TableScroll>
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col">Value</th>
              <th scope="col">What it does</th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ label, value, says, meaning, problem }, index) => (
              <tr key={index}>
                <th scope="row">{label}</th>
                <td>
                  <code translate="no">{value}</code>
                  {meaning && <span>{` (${meaning})`}</span>}
                </td>
                <td>
                  <span>{says}</span> {problem && <span className={tool.problem}>{problem}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </TableScroll>
      )}
    </>
  );
}

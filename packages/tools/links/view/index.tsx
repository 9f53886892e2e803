import { ToolCopyButton } from '@sablier-docs/kit/form/ToolCopyButton';
import { newTab } from '@sablier-docs/ui/NewTab';
import { Field } from '@sablier-docs/kit/form/Field';
import tool from '@sablier-docs/kit/form/styles.module.css';
import { useUrlState } from '@sablier-docs/kit/form/useUrlState';
import { buildLink, type BuiltLink, type Values } from '../build';
import { linkField } from '../fields';
import { pathFields, screenFields, screenIds, screens, type ScreenId } from '../screens';
import { readSharedLink, writeSharedLink } from '../share';
import { useCallback, useState, type ReactNode } from 'react';
import { FieldControl } from './FieldControl';
import { linkFacts } from './facts';

/** ID of the tool's element. Its state has never been in the query. */
const ID = 'link-builder';
const URL_STATE = { id: ID, query: [] } as const;

const sections = ['Vesting', 'Payments', 'Airdrops'] as const;

/** Builds a link to a screen of the app from its parameters. */
export function LinkBuilder(): ReactNode {
  const [screen, setScreen] = useState<ScreenId>('vestingStream');
  const [values, setValues] = useState<Values>({});
  const read = useCallback((state: string) => {
    const shared = readSharedLink(state);
    if (!shared) return;
    setScreen(shared.screen);
    setValues(shared.values);
  }, []);
  const write = useCallback(() => writeSharedLink({ screen, values }), [screen, values]);
  const touched = useUrlState(URL_STATE, read, write);
  const change = (nextScreen: ScreenId, nextValues: Values) => {
    touched.current = true;
    setScreen(nextScreen);
    setValues(nextValues);
  };
  const built = buildLink(screen, values, linkFacts);
  const required = new Set(pathFields(screens[screen]).flatMap((f) => (f.required ? [f.id] : [])));

  return (
    <section
      id={ID}
      className={tool.tool}
      aria-label="Link builder"
      data-tool="Link builder. Choose a screen of the app and its parameters; it builds the link."
    >
      <Field label="Screen" hint={screens[screen].says}>
        {(control) => (
          <select
            {...control}
            value={screen}
            onChange={({ target }) => change(target.value as ScreenId, values)}
          >
            {sections.map((section) => (
              <optgroup key={section} label={section}>
                {screenIds
                  .filter((id) => screens[id].section === section)
                  .map((id) => (
                    <option key={id} value={id}>
                      {screens[id].label}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        )}
      </Field>
      <div className={tool.row}>
        {screenFields(screen).map((id) => (
          <FieldControl
            key={id}
            id={id}
            value={values[id] ?? ''}
            required={required.has(id)}
            problem={built.problems[id]}
            onValue={(value) => change(screen, { ...values, [id]: value })}
          />
        ))}
      </div>
      <p role="status" className={tool.status}>
        {describe(built)}
      </p>
      {built.url && (
        <>
          <p className={tool.output} data-testid="link" translate="no">
            {built.url}
          </p>
          <div className={tool.actions}>
            <ToolCopyButton text={built.url} label="Copy the link" />
            <a className={tool.button} href={built.url} {...newTab}>
              Open it in the app
            </a>
          </div>
        </>
      )}
    </section>
  );
}

function describe({ url, missing, problems }: BuiltLink): string {
  if (url) return 'The link is ready.';
  if (Object.keys(problems).length > 0) return 'Correct the marked fields to get the link.';
  return `Fill in: ${missing.map((id) => linkField(id).label).join(', ')}.`;
}

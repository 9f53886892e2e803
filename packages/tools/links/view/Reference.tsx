import { TableScroll } from '@sablier-docs/ui/TableScroll';
import { linkField, fields, type FieldId } from '../fields';
import { screenFields, screenIds, screens } from '../screens';
import type { ReactNode } from 'react';

const Head = ({ labels }: { labels: string[] }) => (
  <thead>
    <tr>
      {labels.map((label) => (
        <th key={label} scope="col">
          {label}
        </th>
      ))}
    </tr>
  </thead>
);

/** The path for readers: `{stream ID}` for a part to fill in. */
const readable = (path: string) =>
  path.replace(/\{(\w+)\}/g, (_, id: FieldId) => `{${linkField(id).label.toLowerCase()}}`);

/** Every screen with a URL, from the same data as the builder. */
export function LinkScreens(): ReactNode {
  return (
    <TableScroll>
      <Head labels={['Path', 'Shows', 'Parameters']} />
      <tbody>
        {screenIds.map((id) => {
          const codes = screenFields(id).flatMap((field) => linkField(field).code ?? []);
          return (
            <tr key={id}>
              <td>
                <code translate="no">{readable(screens[id].path)}</code>
              </td>
              <td>{screens[id].says}</td>
              <td>
                <code translate="no">{codes.join(' ')}</code>
              </td>
            </tr>
          );
        })}
      </tbody>
    </TableScroll>
  );
}

/** Every parameter of the query, from the same data as the builder. */
export function LinkParameters(): ReactNode {
  const rows = (Object.keys(fields) as FieldId[])
    .map(linkField)
    .filter(({ code }) => code !== null);
  return (
    <TableScroll>
      <Head labels={['Parameter', 'Name', 'What it does', 'Values', 'Example']} />
      <tbody>
        {rows.map(({ code, label, says, example, choices, standard }) => (
          <tr key={code}>
            <th scope="row">
              <code translate="no">{code}</code>
            </th>
            <td>{label}</td>
            <td>{`${says} ${standard ? `Left out when it is ${standard}.` : ''}`}</td>
            <td>{choices?.join(', ')}</td>
            <td>
              <code translate="no">{`${code}=${example}`}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </TableScroll>
  );
}

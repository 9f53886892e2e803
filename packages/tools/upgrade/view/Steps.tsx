import { layOut, type StepLayout } from '@sablier-docs/reference/upgrades/layout';
import { stepTitles } from '@sablier-docs/reference/upgrades/types';
import { TableScroll } from '@sablier-docs/ui/TableScroll';
import { WithCode } from '@sablier-docs/ui/WithCode';
import { Fragment, type ReactNode } from 'react';
import type { Choice } from '../choice';
import type { ListedItem } from './load';

/** The steps of a checklist for one kind of reader, in order. */
export function Steps({
  items,
  choice,
}: {
  items: readonly ListedItem[];
  choice: Choice;
}): ReactNode {
  const own = items.filter((one) => one.for.includes(choice.have));
  return layOut(own).map((step, at) => (
    <Fragment key={step.step}>
      <h3>{`${at + 1}. ${stepTitles[step.step]}`}</h3>
      <Sentences step={step} choice={choice} />
      {step.rows.length > 0 && <Rows step={step} choice={choice} />}
    </Fragment>
  ));
}

function Sentences({
  step: { sentences, added, removed },
  choice: { from, to },
}: {
  step: StepLayout;
  choice: Choice;
}): ReactNode {
  const lines = [
    ...sentences,
    ...(added.length > 0 ? [`Only in ${to}: ${codes(added)}`] : []),
    ...(removed.length > 0 ? [`Only in ${from}: ${codes(removed)}`] : []),
  ];
  if (lines.length === 0) return null;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>
          <WithCode>{line}</WithCode>
        </li>
      ))}
    </ul>
  );
}

const codes = (of: readonly string[]) => of.map((one) => `\`${one}\``).join(', ');

function Rows({ step, choice }: { step: StepLayout; choice: Choice }): ReactNode {
  const { from, to } = choice;
  return (
    <TableScroll aria-label={stepTitles[step.step]}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">{from}</th>
          <th scope="col">{to}</th>
          <th scope="col">What to do</th>
        </tr>
      </thead>
      <tbody>
        {step.rows.map(({ name, before, after, todo }) => (
          <tr key={`${name} ${before.join()} ${after.join()}`}>
            <th scope="row">{name}</th>
            <td>{before.length > 0 ? <WithCode>{codes(before)}</WithCode> : 'none'}</td>
            <td>{after.length > 0 ? <WithCode>{codes(after)}</WithCode> : 'none'}</td>
            <td>
              <WithCode>{todo}</WithCode>
            </td>
          </tr>
        ))}
      </tbody>
    </TableScroll>
  );
}

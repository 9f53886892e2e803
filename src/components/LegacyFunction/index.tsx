import legacy from '@facts/legacy.json';
import type { DescribedParameter, LegacyFact } from '@sablier-docs/protocol/legacy';
import { CodeBlock } from '@sablier-docs/ui/Code/CodeBlock';
import type { ReactNode } from 'react';
import styles from '../Declaration/styles.module.css';

function find(kind: LegacyFact['kind'], name: string): LegacyFact {
  const found = legacy.find((item) => item.kind === kind && item.name === name);
  if (!found) throw new Error(`The legacy contract has no ${kind} ${name}.`);
  return found;
}

const written = ({ type, indexed, name }: DescribedParameter) =>
  [type, indexed ? 'indexed' : '', name].filter(Boolean).join(' ');

/** The declaration as Solidity writes it, one parameter per line when there are several. */
function declaration({ kind, name, inputs, outputs, isView, isPublic }: LegacyFact): string {
  const parts = inputs.map(written);
  const list = parts.length > 2 ? `\n  ${parts.join(',\n  ')}\n` : parts.join(', ');
  if (kind === 'event') return `event ${name}(${list})`;
  const returned = outputs.map(written);
  const returns = returned.length > 2 ? `\n  ${returned.join(',\n  ')}\n` : returned.join(', ');
  const visibility = isPublic ? 'public' : 'external';
  return `function ${name}(${list}) ${visibility}${isView ? ' view' : ''} returns (${returns})`;
}

function Parts({
  title,
  parts,
}: {
  title: string;
  parts: readonly DescribedParameter[];
}): ReactNode {
  if (parts.length === 0) return null;
  return (
    <>
      <p className={styles.label}>{title}</p>
      <ul className={styles.list}>
        {parts.map((part) => (
          <li key={part.says}>
            <code translate="no">{written(part)}</code> {part.says}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Declaration, selector, parameters and results of a legacy function. */
export function LegacyFunction({ name }: { name: string }): ReactNode {
  const item = find('function', name);
  return (
    <>
      <CodeBlock language="solidity">{declaration(item)}</CodeBlock>
      <p className={styles.selector}>
        Selector <code translate="no">{item.selector}</code>
      </p>
      <Parts title="Parameters" parts={item.inputs} />
      <Parts title="Returns" parts={item.outputs} />
    </>
  );
}

/** Declaration, first topic and parameters of a legacy event. */
export function LegacyEvent({ name }: { name: string }): ReactNode {
  const item = find('event', name);
  return (
    <>
      <CodeBlock language="solidity">{declaration(item)}</CodeBlock>
      <p className={styles.selector}>
        Topic <code translate="no">{item.selector}</code>
      </p>
      <Parts title="Parameters" parts={item.inputs} />
    </>
  );
}

import { WithCode } from '@sablier-docs/ui/WithCode';
import { panics } from '@sablier-docs/protocol/errors/panics';
import type { ErrorFact } from '@sablier-docs/protocol/errors/types';
import type { ReactNode } from 'react';
import type { Argument } from '../arguments';
import styles from './styles.module.css';
import type { Arguments } from './useDecoder';

function Value({ value, note }: Argument): ReactNode {
  return (
    <>
      {/* Text from a contract may be in any script and contain anything. */}
      <bdi className={styles.value} translate="no">
        {value}
      </bdi>
      {note && <span className={styles.aside}> {note}</span>}
    </>
  );
}

function ArgumentList({ list }: { list: readonly Argument[] }): ReactNode {
  return (
    <dl className={styles.arguments}>
      {list.map((argument) => (
        <div key={argument.name}>
          <dt>
            <code translate="no">{`${argument.type} ${argument.name}`}</code>
          </dt>
          <dd>
            <Value {...argument} />
            <span className={styles.says}>
              <WithCode>{argument.says}</WithCode>
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The decoded arguments, or why there are none. */
export function DecodedArguments({ args }: { args: Arguments }): ReactNode {
  switch (args.state) {
    case 'loading':
      return <p className={styles.note}>Decoding the arguments.</p>;
    case 'malformed':
      return (
        <p className={styles.note}>
          The arguments cannot be decoded: the data is cut off or was changed on its way.
        </p>
      );
    case 'unavailable':
      return (
        <p className={styles.note}>
          The part of this page that decodes arguments did not load. Check your connection and try
          again.
        </p>
      );
    case 'ready':
      return args.list.length > 0 ? <ArgumentList list={args.list} /> : null;
  }
}

/** Meaning and remedy of a custom error. */
export function CustomError({ fact }: { fact: Pick<ErrorFact, 'meaning' | 'remedy'> }): ReactNode {
  return (
    <>
      <p>
        <WithCode>{fact.meaning}</WithCode>
      </p>
      <p>
        <strong>What to do:</strong> <WithCode>{fact.remedy}</WithCode>
      </p>
    </>
  );
}

/** Meaning of Solidity's two built-in errors. */
export function BuiltInError({ name, args }: { name: string; args: Arguments }): ReactNode {
  if (name === 'Error') {
    return (
      <p>
        A reason in plain text, from a contract without errors of its own. Many tokens and the
        legacy contracts revert this way.
      </p>
    );
  }
  if (name !== 'Panic') return null;
  const code = args.state === 'ready' ? args.list[0]?.value : undefined;
  if (code === undefined) return <p>An error that the compiler inserts.</p>;
  const panic = Object.entries(panics).find(([number]) => number === code)?.[1];
  return (
    <p>
      {panic ? (
        <>
          <strong>{`Panic 0x${Number(code).toString(16).padStart(2, '0')}: ${panic.title}.`}</strong>{' '}
          <WithCode>{panic.meaning}</WithCode>
        </>
      ) : (
        <span>The compiler knows no panic with this code.</span>
      )}{' '}
      <a href="/reference/errors#panics">All panic codes</a>
    </p>
  );
}

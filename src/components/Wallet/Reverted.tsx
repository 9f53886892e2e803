import {
  BuiltInError,
  CustomError,
  DecodedArguments,
} from '@site/src/components/ErrorDecoder/Details';
import type { Argument } from '@site/src/tools/decoder/arguments';
import { explain, type Explained } from '@site/src/tools/decoder/explain';
import { answerTo, type Older } from '@site/src/tools/decoder/say';
import type { Arguments } from '@site/src/components/ErrorDecoder/useDecoder';
import tool from '@site/src/components/Tool/styles.module.css';
import { useEffect, useState, type ReactNode } from 'react';

interface Known {
  explained: Explained | undefined;
  args: Arguments;
  older: Older;
}

/** Why the contract would refuse the call, in the words of the error decoder. */
export function Reverted({ data }: { data: string }): ReactNode {
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => {
    let isStale = false;
    void look(data).then((found) => {
      if (!isStale) setKnown(found);
    });
    return () => {
      isStale = true;
    };
  }, [data]);
  const isShort = data.length < 10;
  const answer = known
    ? answerTo(
        isShort ? { kind: 'no-data' } : { kind: 'data', data: hex(data), fromLog: false },
        known.explained,
        known.older,
      )
    : { title: 'The contract would refuse the call.', text: '' };
  const explained = known?.explained;
  const described = explained?.fact ?? explained?.older;
  return (
    <div className={tool.notice} role="status">
      <p>
        <strong>The contract would refuse this call: {answer.title}</strong> {answer.text}
      </p>
      {described && <CustomError fact={described} />}
      {explained && !described && <BuiltInError name={explained.error.name} args={known.args} />}
      {explained && known && <DecodedArguments args={known.args} />}
      <p>
        Nothing was sent. <a href="/reference/errors#decoder">Error decoder</a>
      </p>
    </div>
  );
}

const hex = (data: string): `0x${string}` => `0x${data.slice(2)}`;

/** The errors of all releases, and the arguments of this one. */
async function look(data: string): Promise<Known> {
  try {
    const [errors, older] = await Promise.all([
      import('@facts/errors.json'),
      import('@facts/older-errors.json'),
    ]);
    const explained = explain(hex(data), errors.default, older.default);
    return { explained, args: await argumentsOf(explained), older: 'ready' };
  } catch {
    return { explained: undefined, args: { state: 'unavailable' }, older: 'failed' };
  }
}

async function argumentsOf(explained: Explained | undefined): Promise<Arguments> {
  if (!explained) return { state: 'ready', list: [] };
  try {
    const { decodeArguments } = await import('@site/src/tools/decoder/arguments');
    const list: Argument[] = decodeArguments(explained);
    return { state: 'ready', list };
  } catch {
    return { state: 'malformed' };
  }
}

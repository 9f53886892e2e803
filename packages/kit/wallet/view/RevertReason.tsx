import { BuiltInError, CustomError, DecodedArguments } from '../../decoder/view/Details';
import type { Argument } from '../../decoder/arguments';
import { explainError, type ExplainedError } from '../../decoder/explain';
import { feeSentence, READ_THE_FEE_AGAIN } from '../../decoder/fee-sentence';
import { describeRevert, type OlderErrorsState } from '../../decoder/describe';
import type { Arguments } from '../../decoder/view/useDecoder';
import tool from '../../form/styles.module.css';
import { useAnswerInView } from '../../form/useAnswerInView';
import { useEffect, useRef, useState, type ReactNode } from 'react';

interface Known {
  explained: ExplainedError | undefined;
  args: Arguments;
  older: OlderErrorsState;
}

/** Without the list of errors a reason that the contract gives cannot be told from an unknown one. */
const LOST = {
  title: 'its reason could not be read.',
  text: 'The list of errors did not load. Check your connection and simulate again.',
};

/**
 * Why the contract would revert, as explained by the error decoder.
 * @param coin symbol of the chain's coin
 */
export function RevertReason({ data, coin }: { data: string; coin: string }): ReactNode {
  const [looked, setLooked] = useState<Known | 'lost' | null>(null);
  useEffect(() => {
    let isStale = false;
    void look(data).then((found) => {
      if (!isStale) setLooked(found);
    });
    return () => {
      isStale = true;
    };
  }, [data]);
  const known = looked === 'lost' ? null : looked;
  const answer = known
    ? describeRevert(
        isShort(data) ? { kind: 'no-data' } : { kind: 'data', data: hex(data), fromLog: false },
        known.explained,
        known.older,
      )
    : looked === 'lost'
      ? LOST
      : { title: 'The contract would refuse the call.', text: '' };
  const place = useRef<HTMLDivElement>(null);
  useAnswerInView(place, looked ? answer.title : '');
  const explained = known?.explained;
  const described = explained?.fact ?? explained?.older;
  const fee =
    explained && known?.args.state === 'ready'
      ? feeSentence(explained.error.name, known.args.list, coin)
      : null;
  return (
    <div ref={place} className={tool.notice}>
      <p>
        <strong>{`The contract would refuse this call: ${answer.title}`}</strong>{' '}
        <span>{answer.text}</span>
      </p>
      {fee !== null && <p>{`${fee} ${READ_THE_FEE_AGAIN}`}</p>}
      {described && fee === null && <CustomError fact={described} />}
      {explained && !described && <BuiltInError name={explained.error.name} args={known.args} />}
      {explained && known && <DecodedArguments args={known.args} />}
      <p>
        Nothing was sent. <a href="/reference/errors#decoder">Error decoder</a>
      </p>
    </div>
  );
}

/** Whether there is no selector, so that the contract gives no reason. */
const isShort = (data: string): boolean => data.length < 10;

const hex = (data: string): `0x${string}` => `0x${data.slice(2)}`;

/** The errors of all releases, and the arguments of this one; `lost` where those of today do not load and a reason needs them. */
async function look(data: string): Promise<Known | 'lost'> {
  const [errors, older] = await Promise.all([
    import('@facts/errors.json').catch(() => null),
    import('@facts/older-errors.json').catch(() => null),
  ]);
  if (errors === null) {
    return isShort(data)
      ? { explained: undefined, args: { state: 'unavailable' }, older: 'failed' }
      : 'lost';
  }
  const explained = explainError(hex(data), errors.default, older?.default ?? []);
  const args = await argumentsOf(explained);
  return { explained, args, older: older === null ? 'failed' : 'ready' };
}

async function argumentsOf(explained: ExplainedError | undefined): Promise<Arguments> {
  if (!explained) return { state: 'ready', list: [] };
  const code = await import('../../decoder/arguments').catch(() => null);
  if (code === null) return { state: 'unavailable' };
  try {
    const list: Argument[] = code.decodeArguments(explained);
    return { state: 'ready', list };
  } catch {
    return { state: 'malformed' };
  }
}

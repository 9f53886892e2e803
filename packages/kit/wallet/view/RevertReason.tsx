import { BuiltInError, CustomError, DecodedArguments } from '../../decoder/view/Details';
import { feeSentence, READ_THE_FEE_AGAIN } from '../../decoder/fee-sentence';
import tool from '../../form/styles.module.css';
import { useAnswerInView } from '../../form/useAnswerInView';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { describeReason, lookUpReason, type LookedUp } from './look-up-reason';

/**
 * Why the contract would revert, as explained by the error decoder.
 * @param coin symbol of the chain's coin
 */
export function RevertReason({ data, coin }: { data: string; coin: string }): ReactNode {
  const [looked, setLooked] = useState<LookedUp>(null);
  useEffect(() => {
    let isStale = false;
    void lookUpReason(data).then((found) => {
      if (!isStale) setLooked(found);
    });
    return () => {
      isStale = true;
    };
  }, [data]);
  const known = looked === 'lost' ? null : looked;
  const answer = describeReason(data, looked);
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

import { DefinitionList } from '../../form/DefinitionList';
import tool from '../../form/styles.module.css';
import { useAnswerInView } from '../../form/useAnswerInView';
import { WithCode } from '@sablier-docs/ui/WithCode';
import { isTokenApproval } from '../../calls/approval';
import type { Passed } from '../../calls/ways-out';
import { preparedKey, type PreparedCall } from '../prepared';
import { seenIn } from '../sender';
import { inCoin } from '../../calls/explorer';
import type { Session } from '../session';
import { openLike } from '../dispatch';
import { useEffect, useRef, type ReactNode } from 'react';
import type { ChainFacts } from '../../calls/view/CallOutput';
import { Moved } from './Moved';
import { dispatch, useOpenElsewhere, useSent } from './page-dispatch';
import { SendStatus, type NextStep } from './SendStatus';
import { RepeatWarning, useRepeatConsent } from './RepeatWarning';
import { RevertReason } from './RevertReason';
import type { DeskSubject } from './subject';
import { useSend } from './useSend';

interface Props {
  prepared: Passed<PreparedCall>;
  chain: ChainFacts;
  session: Session;
  /** The subject to read again once the transaction is mined. */
  noun: DeskSubject;
  /** A warning that the account is probably wrong. */
  warning?: string | null;
  /** Notes the key of a call that its simulation has seen to fail. */
  setFailing?: (key: string) => void;
  readAgain: () => void;
  /** What to do once the transaction is mined; by default the subject is read again. */
  next?: NextStep | undefined;
}

/** Simulates a call, and sends it after a successful simulation. */
export function WalletSender(props: Props): ReactNode {
  const { prepared, chain, session, noun, warning = null, setFailing, readAgain, next } = props;
  const { call, from, words } = prepared;
  const { step, ...act } = useSend(prepared, session);
  const statusLine = useRef<HTMLParagraphElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const result = step.at === 'simulated' ? step.result : null;
  const sent = useSent().find(({ id }) => step.at === 'sent' && id === step.id);
  const isBusy = step.at === 'simulating' || step.at === 'confirming' || sent?.state === 'waiting';
  // What the wallet has to show stays until the transaction is mined, and as long as nothing else is simulated.
  const works = seenIn(step);
  const allowance = works?.allowance ?? null;
  const isSent = step.at !== 'simulated';
  const open = openLike(dispatch.ledger, call, from, useOpenElsewhere());
  const repeated = useRepeatConsent(open, isSent);
  const fails = result && ('reverted' in result || 'lost' in result) ? preparedKey(prepared) : '';
  const hasResult = result !== null;
  useAnswerInView(answer, hasResult ? 'result' : step.at === 'simulating' ? 'asking' : '');
  useEffect(() => {
    if (hasResult) setFailing?.(fails);
  }, [hasResult, fails, setFailing]);
  return (
    <section className={tool.stack} aria-label={`With your wallet: ${call.title}`}>
      <h4>With your wallet</h4>
      {warning && <p className={tool.notice}>{warning}</p>}
      <div className={tool.actions}>
        <button
          type="button"
          className={tool.button}
          aria-disabled={isBusy}
          onClick={() => {
            if (isBusy) return;
            answer.current?.focus({ preventScroll: true });
            void act.try();
          }}
        >{`Simulate ${call.fn.name}`}</button>
      </div>
      <p className={tool.hint}>
        Simulating asks the contract whether it would accept the call now. It sends nothing and
        costs nothing.
      </p>
      <div ref={answer} tabIndex={-1} role="status" className={tool.stack}>
        {step.at === 'simulating' && <p className={tool.status}>Asking the contract.</p>}
        {result && 'problem' in result && <p className={tool.problem}>{result.problem.message}</p>}
        {result && 'moved' in result && <Moved moved={result.moved} readAgain={readAgain} />}
        {result && 'lost' in result && (
          <p className={tool.problem}>
            The new recipient, <span>{result.lost}</span>, is a contract that does not take NFTs.
            The stream would stay there forever. This page does not send it.
          </p>
        )}
        {works?.isOther && (
          <p className={tool.notice}>
            Nothing was sent: the contract answers less than in the simulation before. Look again,
            and press Send if you still want it.
          </p>
        )}
        {works && (
          <>
            <p>
              <strong>The contract accepts the call at the newest block.</strong>{' '}
              <WithCode>{words}</WithCode>
            </p>
            <DefinitionList
              of={[
                ['Account', from],
                ['Contract', call.to],
                ['Coin to pay', `${inCoin(call.value)} ${chain.currency}, and gas`],
              ]}
            />
          </>
        )}
        {works?.isSilent && (
          <p>The token has answered nothing, where most answer yes. Some tokens are like that.</p>
        )}
        {allowance !== null && allowance > 0n && (
          <p>{`This approval replaces one of ${String(allowance)} of the smallest unit.`}</p>
        )}
        {result && 'reverted' in result && (
          <RevertReason data={result.reverted} coin={chain.currency} />
        )}
      </div>
      {result && 'reverted' in result && isTokenApproval(call) && (
        <p>
          A token that refuses to replace an old approval, such as USDT on Ethereum, needs one of 0
          before: check <strong>Approve 0 first</strong>.
        </p>
      )}
      {works && from !== session.account && (
        <p>
          <span>{from}</span> sends it, and not the account in your wallet: use the Safe file below.
        </p>
      )}
      {works && from === session.account && <RepeatWarning {...repeated} />}
      {works && from === session.account && repeated.isKnown && (
        <div className={tool.actions}>
          <button
            type="button"
            className={tool.button}
            aria-disabled={isSent}
            onClick={() => {
              if (isSent) return;
              // It says from here on what happens, also to a reader who does not see it.
              statusLine.current?.focus();
              void act.send(repeated.known);
            }}
          >{`Send ${call.fn.name} with my wallet`}</button>
        </div>
      )}
      {works && (
        <SendStatus {...{ step, sent, chain, noun, readAgain, next }} status={statusLine} />
      )}
    </section>
  );
}

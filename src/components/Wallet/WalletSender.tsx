import { Facts } from '@site/src/components/Tool/Facts';
import tool from '@site/src/components/Tool/styles.module.css';
import { WithCode } from '@site/src/components/WithCode';
import { isTokenApproval } from '@site/src/tools/wallet/allowance';
import type { Call } from '@site/src/tools/calls/call';
import { inCoin } from '@site/src/tools/calls/explorer';
import type { Session } from '@site/src/tools/wallet/session';
import { openLike } from '@site/src/tools/wallet/dispatch';
import { useRef, type ReactNode } from 'react';
import type { ChainFacts } from '@site/src/components/CallOutputs/Send';
import { dispatch, useSent } from './dispatch';
import { Outcome } from './Outcome';
import { Repeated, useKnown } from './Repeated';
import { Reverted } from './Reverted';
import type { Noun } from './state';
import { useSend } from './useSend';

interface Props {
  call: Call;
  chain: ChainFacts;
  session: Session;
  /** What is read again when the transaction is in a block. */
  noun: Noun;
  /** What the call does, in words; of an approval, this component says it. */
  does: string;
  /** Why the account is probably the wrong one. */
  warning: string | null;
  readAgain: () => void;
}

/** Simulates a call, and sends it once the simulation has worked. */
export function WalletSender(props: Props): ReactNode {
  const { call, chain, session, noun, warning, readAgain } = props;
  const does = isTokenApproval(call)
    ? `Lets the contract of the stream, ${String(call.args[0])}, take ${String(call.args[1])} of the smallest unit of the token ${call.to} from your account.`
    : props.does;
  const { step, ...act } = useSend(call, session, does);
  const outcome = useRef<HTMLParagraphElement>(null);
  const result = step.at === 'simulated' ? step.result : null;
  const sent = useSent().find(({ id }) => step.at === 'sent' && id === step.id);
  const isBusy = step.at === 'simulating' || step.at === 'confirming' || sent?.state === 'waiting';
  const works = result && 'works' in result ? result : null;
  const allowance = works?.allowance ?? null;
  const repeated = useKnown(openLike(dispatch.ledger, call, session.account));
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
            if (!isBusy) void act.try();
          }}
        >
          Simulate {call.fn.name}
        </button>
      </div>
      <p className={tool.hint}>
        Simulating asks the contract whether it would accept the call now. It sends nothing and
        costs nothing.
      </p>
      <div role="status" className={tool.stack}>
        {step.at === 'simulating' && <p className={tool.status}>Asking the contract.</p>}
        {result && 'problem' in result && <p className={tool.problem}>{result.problem.says}</p>}
        {works && (
          <>
            <p>
              <strong>The contract accepts the call at the newest block.</strong>{' '}
              <WithCode>{does}</WithCode>
            </p>
            <Facts
              of={[
                ['Account', session.account],
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
          <p>This approval replaces one of {String(allowance)} of the smallest unit.</p>
        )}
      </div>
      {result && 'reverted' in result && <Reverted data={result.reverted} />}
      {result && 'reverted' in result && isTokenApproval(call) && (
        <p>
          A token that refuses to replace an old approval, such as USDT on Ethereum, needs one of 0
          before: check <strong>Approve 0 first</strong>.
        </p>
      )}
      {works && <Repeated {...repeated} />}
      {works && repeated.isKnown && (
        <div className={tool.actions}>
          <button
            type="button"
            className={tool.button}
            onClick={() => {
              // The button goes: who works with the keyboard goes on with what happens.
              outcome.current?.focus();
              void act.send(repeated.known);
            }}
          >
            Send {call.fn.name} with my wallet
          </button>
        </div>
      )}
      <Outcome {...{ step, sent, noun, readAgain }} status={outcome} />
    </section>
  );
}

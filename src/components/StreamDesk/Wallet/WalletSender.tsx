import tool from '@site/src/components/Tool/styles.module.css';
import { WithCode } from '@site/src/components/WithCode';
import { approvalOfNothing, isTokenApproval } from '@site/src/tools/desk/allowance';
import type { Call } from '@site/src/tools/desk/calls';
import { inCoin } from '@site/src/tools/desk/explorer';
import type { Session } from '@site/src/tools/wallet/session';
import { useState, type ReactNode } from 'react';
import type { ChainFacts } from '../Send';
import { Outcome } from './Outcome';
import { Reverted } from './Reverted';
import { useSend } from './useSend';

interface Props {
  call: Call;
  chain: ChainFacts;
  session: Session;
  /** What the call does, in words; of an approval, this component says it. */
  does: string;
  /** Why the account is probably the wrong one. */
  warning: string | null;
  readAgain: () => void;
}

/** Simulates a call, and sends it once the simulation has worked. */
export function WalletSender(props: Props): ReactNode {
  const [isCleared, setCleared] = useState(true);
  const { call } = props;
  const shown = isCleared ? call : approvalOfNothing(call);
  return (
    <Sender
      key={`${shown.data}-${shown.value}-${props.session.account}`}
      {...props}
      call={shown}
      clear={() => setCleared(false)}
      goOn={isCleared ? null : () => setCleared(true)}
    />
  );
}

interface SenderProps extends Props {
  /** Puts the approval of 0 in the place of the call. */
  clear: () => void;
  /** Goes back from it. */
  goOn: (() => void) | null;
}

function Sender(props: SenderProps): ReactNode {
  const { call, chain, session, warning, readAgain, clear, goOn } = props;
  const { step, wait, ...act } = useSend(call, session);
  const result = step.at === 'simulated' ? step.result : null;
  const isBusy = ['simulating', 'confirming', 'waiting'].includes(step.at);
  const allowance = result && 'works' in result ? result.allowance : null;
  const does = isTokenApproval(call)
    ? `Lets the contract of the stream, ${String(call.args[0])}, take ${String(call.args[1])} of the smallest unit of the token ${call.to} from your account.`
    : props.does;
  return (
    <section className={tool.stack} aria-label={`With your wallet: ${call.title}`}>
      <h4>With your wallet</h4>
      {warning && <p className={tool.notice}>{warning}</p>}
      <div className={tool.actions}>
        <button
          type="button"
          className={tool.button}
          disabled={isBusy}
          onClick={() => void act.try()}
        >
          Simulate {call.fn.name}
        </button>
      </div>
      <div role="status" className={tool.stack}>
        {step.at === 'simulating' && <p className={tool.status}>Asking the contract.</p>}
        {result && 'problem' in result && <p className={tool.problem}>{result.problem.says}</p>}
        {result && 'works' in result && (
          <p>
            <strong>The contract accepts the call at the newest block.</strong>{' '}
            <WithCode>{does}</WithCode> Account: {session.account}. Contract: {call.to}. Coin to
            pay: {inCoin(call.value)} {chain.currency}, and gas.
          </p>
        )}
        {allowance !== null && allowance > 0n && (
          <p>
            This approval replaces one of {String(allowance)} of the smallest unit. A few tokens,
            such as USDT on Ethereum, refuse that: they need an approval of 0 first.
          </p>
        )}
      </div>
      {result && 'reverted' in result && <Reverted data={result.reverted} />}
      {isTokenApproval(call) && !goOn && needsClearing(result, allowance) && (
        <div className={tool.actions}>
          <button type="button" className={tool.button} onClick={clear}>
            Approve 0 first
          </button>
        </div>
      )}
      {result && 'works' in result && (
        <div className={tool.actions}>
          <button type="button" className={tool.button} onClick={() => void act.send()}>
            Send {call.fn.name} with my wallet
          </button>
        </div>
      )}
      <Outcome {...{ step, chain, wait, readAgain }} />
      {goOn && (
        <div className={tool.actions}>
          <button type="button" className={tool.button} onClick={goOn}>
            Go on with the approval of the amount
          </button>
        </div>
      )}
    </section>
  );
}

/** An approval that reverts may be one that has to be 0 before. */
const needsClearing = (result: object | null, allowance: bigint | null): boolean =>
  result !== null && ('reverted' in result || (allowance !== null && allowance > 0n));

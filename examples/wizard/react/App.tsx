import { useConnection, useDisconnect, useSwitchChain } from 'wagmi';
import { chain } from './config';
import { Connect } from '../../starters/wagmi/src/Connect';
import { CreateForm } from './CreateForm';
import { message } from './message';

export function App() {
  return (
    <main>
      <h1>Create streams</h1>
      <Wallet />
    </main>
  );
}

function Wallet() {
  const { address, chainId } = useConnection();
  const disconnect = useDisconnect();
  if (!address) return <Connect />;

  const isHere = chainId === chain.id;
  return (
    <>
      <p>
        {address}{' '}
        <button type="button" onClick={() => disconnect.mutate()}>
          Disconnect
        </button>
      </p>
      {!isHere && <OtherChain />}
      <CreateForm key={address} disabled={!isHere} />
    </>
  );
}

function OtherChain() {
  const change = useSwitchChain();
  return (
    <>
      <p>The wallet is on another chain.</p>
      <button type="button" onClick={() => change.mutate({ chainId: chain.id })}>
        Switch to {chain.name}
      </button>
      {change.error && <p role="alert">{message(change.error)}</p>}
    </>
  );
}

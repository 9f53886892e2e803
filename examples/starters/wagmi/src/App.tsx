import { useConnection, useDisconnect, useSwitchChain } from 'wagmi';
import { Connect } from './Connect';
import { config } from './config';
import { lockupAddress } from './lockup';
import { StreamList } from './StreamList';

export function App() {
  return (
    <main>
      <h1>My streams</h1>
      <Wallet />
    </main>
  );
}

function Wallet() {
  const { address, chain } = useConnection();
  const disconnect = useDisconnect();
  if (!address) return <Connect />;

  const lockup = chain && lockupAddress(chain.id);
  return (
    <>
      <p>
        {address} on {chain?.name ?? 'another chain'}{' '}
        <button type="button" onClick={() => disconnect.mutate()}>
          Disconnect
        </button>
      </p>
      {lockup ? (
        <StreamList
          key={`${chain.id} ${address}`}
          contract={{ chainId: chain.id, lockup }}
          wallet={address}
        />
      ) : (
        <OtherChain />
      )}
    </>
  );
}

function OtherChain() {
  const change = useSwitchChain();
  return (
    <>
      <p>This page knows no Lockup on this chain.</p>
      {config.chains
        .filter(({ id }) => lockupAddress(id))
        .map(({ id, name }) => (
          <button key={id} type="button" onClick={() => change.mutate({ chainId: id })}>
            Switch to {name}
          </button>
        ))}
      {change.error && <p role="alert">{change.error.message}</p>}
    </>
  );
}

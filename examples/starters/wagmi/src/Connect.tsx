import { useConnect, useConnectors } from 'wagmi';
import { message } from './format';

export function Connect() {
  const connectors = useConnectors();
  const connect = useConnect();
  return (
    <>
      <p>Connect a wallet to see its streams.</p>
      {connectors.map((connector) => (
        <button
          key={connector.uid}
          type="button"
          disabled={connect.isPending}
          onClick={() => connect.mutate({ connector })}
        >
          {connector.type === 'mock' ? 'Local account' : connector.name}
        </button>
      ))}
      {connect.error && <p role="alert">{message(connect.error)}</p>}
    </>
  );
}

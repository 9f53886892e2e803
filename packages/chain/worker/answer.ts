import { createProvider, RpcError, type Provider } from '../provider';
import { CODES } from '../rpc/error';
import type { FromWorker, Port, Question } from './messages';

/** Answers the requests of a port with a chain of its own; the first message opens it. */
export function answerOn(port: Port): void {
  let chain: Promise<Provider> | undefined;
  port.addEventListener('message', ({ data }) => {
    if ('open' in data) chain = createProvider(data.open);
    else void answer((chain ??= createProvider()), data).then((one) => port.postMessage(one));
  });
  port.start?.();
}

/** The response to a request. Never rejects. */
export async function answer(
  chain: Provider | Promise<Provider>,
  { id, method, params }: Question,
): Promise<FromWorker> {
  try {
    return { id, result: await (await chain).request({ method, params }) };
  } catch (error) {
    return { id, error: written(error) };
  }
}

function written(error: unknown): Extract<FromWorker, { error: unknown }>['error'] {
  if (error instanceof RpcError) {
    const { code, message, data } = error;
    return { code, message, data };
  }
  return { code: CODES.internal, message: error instanceof Error ? error.message : String(error) };
}

import type { Provider, Wallet } from './provider';

/** Responses by method: a value, or a function of the parameters. Other methods are unsupported. */
export type FakeResponses = Readonly<Record<string, unknown>>;

interface FakeProvider extends Provider {
  /** The requests, in order. */
  asked: { method: string; params?: readonly unknown[] }[];
}

export function fakeProvider(results: FakeResponses): FakeProvider {
  const asked: FakeProvider['asked'] = [];
  return {
    asked,
    request: async (question) => {
      asked.push(question);
      const answer = results[question.method];
      if (typeof answer === 'function')
        return (answer as (params: unknown) => unknown)(question.params);
      if (answer === undefined) throw { code: 4200 };
      return answer;
    },
  };
}

export const walletOf = (provider: Provider): Wallet => ({ uuid: '1', name: 'Fake', provider });

export const throwing = (thrown: unknown) => () => {
  throw thrown;
};

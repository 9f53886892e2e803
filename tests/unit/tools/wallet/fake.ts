import type { Provider, Wallet } from '../../../../src/tools/wallet/provider';

/** Answers by method: a value, or a function of the parameters. What is not listed is not supported. */
export type Answers = Readonly<Record<string, unknown>>;

export interface Fake extends Provider {
  /** What was asked, in order. */
  asked: { method: string; params?: readonly unknown[] }[];
}

export function fakeProvider(answers: Answers): Fake {
  const asked: Fake['asked'] = [];
  return {
    asked,
    request: async (question) => {
      asked.push(question);
      const answer = answers[question.method];
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

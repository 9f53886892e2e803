import type { Explanation, SigningRequest } from '../types';

/** A function that explains what somebody is asked to sign, with the functions and contracts of every release. */
export async function loadSigning(): Promise<(request: SigningRequest) => Explanation[]> {
  const [{ explainRequest }, functions, contracts] = await Promise.all([
    import('..'),
    import('@facts/functions.json'),
    import('@facts/known-contracts.json'),
  ]);
  const lists = { calls: functions.default, contracts: contracts.default };
  return (request) => explainRequest(request, lists);
}

import { it } from 'vitest';
import { encodeAbiParameters, toFunctionSelector, type AbiParameter } from 'viem';
import { readCallables } from '@sablier-docs/protocol/calls/callables';
import { readKnownContracts } from '@sablier-docs/protocol/known-contracts';
import { recordOf, recordsIn } from '@sablier-docs/testing/recorded';
import { explainRequest, readRequest } from './';

/* Sees a function of any release, or of tokens, that is told otherwise after a change of the code. */

const expectRecorded = recordsIn(import.meta.dirname);

const lists = { calls: readCallables(), contracts: readKnownContracts() };
const ADDRESSES = [
  '0x8b1dD8774373729B7755202079F52D8c7444D335',
  '0x0298F4332e3857631385b39766325058a93e249f',
  '0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB',
];

/** Another value at each place, so that two that change places are seen. */
function valueAt(
  at: number,
  { type, components = [] }: AbiParameter & { components?: readonly AbiParameter[] },
): unknown {
  if (type.endsWith('[]'))
    return [valueAt(at, { type: type.slice(0, -2), components } as AbiParameter)];
  if (type === 'tuple') return components.map((one, inner) => valueAt(at * 7 + inner + 1, one));
  if (type === 'address') return ADDRESSES[at % 3];
  if (type === 'bool') return at % 2 === 0;
  if (type === 'string') return `text ${at}`;
  if (type === 'bytes') return '0x';
  if (type.startsWith('bytes')) return `0x${String(at % 10).repeat(2 * Number(type.slice(5)))}`;
  const bits = Number(/\d+/.exec(type)?.[0] ?? 256);
  if (bits <= 8) return 1 + (at % 9);
  return bits <= 48 ? 1_000 + at : BigInt(1_000 + at) * (bits > 100 ? 1_000_000_000n : 1n);
}

it('tells each function as recorded', async () => {
  const functions = lists.calls.filter(({ kind }) => kind === 'function');
  const samples = functions.map(({ name, inputs }) => {
    const parameters = inputs as unknown as AbiParameter[];
    const typeOf = (one: AbiParameter & { components?: readonly AbiParameter[] }): string =>
      one.type.replace('tuple', `(${(one.components ?? []).map(typeOf).join(',')})`);
    const selector = toFunctionSelector(`${name}(${parameters.map(typeOf).join(',')})`);
    const values = parameters.map((one, at) => valueAt(at, one));
    return {
      name,
      data: `${selector}${encodeAbiParameters(parameters, values as never).slice(2)}`,
    };
  });
  const record = await recordOf(
    samples.toSorted((a, b) => a.name.localeCompare(b.name) || a.data.localeCompare(b.data)),
    ({ data }) => {
      const request = readRequest(data);
      return request && explainRequest(request, lists);
    },
    'none',
  );
  await expectRecorded(record, 'functions.txt');
});

import { expect, it } from 'vitest';
import { readDescriptors } from '.';
import { faultsOf } from './testing/rules';
import type { Descriptor } from './types';

/* Rules that the schema of ERC-7730 cannot state. The registry's own linter is a Python package, which does not run here. */

const all = readDescriptors().map(({ descriptor }) => descriptor);

it('finds no fault in any of the descriptors', () => {
  expect(all).toHaveLength(37);
  for (const descriptor of all) expect(faultsOf(descriptor), descriptor.context.$id).toEqual([]);
});

it('finds no address of a chain in two descriptors', () => {
  const places = all.flatMap(({ context: { contract } }) =>
    'factory' in contract
      ? []
      : contract.deployments.map(({ chainId, address }) => `${chainId} ${address}`),
  );
  expect(places.length).toBeGreaterThan(200);
  expect(places.filter((one, at) => places.indexOf(one) !== at)).toEqual([]);
});

const withEnum = all.find(({ metadata }) => metadata.enums);
const withToken = all.find((one) => JSON.stringify(one).includes('tokenPath'));

it.each<[string, Descriptor | undefined, (copy: Descriptor) => void, RegExp]>([
  [
    'an enum that is not there',
    withEnum,
    (copy) => (copy.metadata = { ...copy.metadata, enums: {} }),
    /^.*enums\.claimTypes leads to nothing\.$/m,
  ],
  [
    'a token elsewhere',
    withToken,
    (copy) => {
      for (const { fields } of Object.values(copy.display.formats))
        for (const field of fields)
          if (field.params?.tokenPath) field.params = { tokenPath: '#.no' };
    },
    /#\.no leads to no parameter\./,
  ],
  [
    'a format without its parameters',
    withToken,
    (copy) => {
      for (const { fields } of Object.values(copy.display.formats))
        for (const field of fields) delete field.params;
    },
    /is shown as tokenAmount without tokenPath\./,
  ],
  [
    'a second format of a function',
    withToken,
    (copy) => {
      const [[key, format] = ['', { intent: '', fields: [] }]] = Object.entries(
        copy.display.formats,
      );
      copy.display.formats[key.replace(/ \w+(?=[,)])/, ' other')] = format;
    },
    /Two formats have the selector 0x/,
  ],
  [
    'an address twice',
    all.find(({ context: { contract } }) => 'deployments' in contract),
    (copy) => {
      const { contract } = copy.context;
      if ('deployments' in contract) contract.deployments.push(...contract.deployments.slice(0, 1));
    },
    /is there twice\./,
  ],
])('finds the fault %s in a descriptor that had none', (_what, descriptor, change, fault) => {
  const copy = structuredClone(descriptor) as Descriptor;
  expect(faultsOf(copy)).toEqual([]);
  change(copy);
  expect(faultsOf(copy).join('\n')).toMatch(fault);
});

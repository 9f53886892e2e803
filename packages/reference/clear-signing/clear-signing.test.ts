import Ajv from 'ajv';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  getAddress,
  parseAbiItem,
  toEventSelector,
  toFunctionSelector,
  type Abi,
  type AbiFunction,
  type AbiParameter,
} from 'viem';
import { describe, expect, it } from 'vitest';
import { sablier } from 'sablier';
import { abiOf } from '@sablier-docs/protocol/calls/abi';
import { readChains } from '@sablier-docs/protocol/chains';
import { readDescriptors } from '.';
import { signable } from './describe';
import { clearSigningLabel } from './labels';
import { clearSigningIntent } from './intents';

const all = readDescriptors();
const named = all.map((one) => ({ ...one, title: `${one.contract} ${one.release}` }));

const file = path.join(import.meta.dirname, 'testing/erc7730-v2.schema.json');
const ajv = new Ajv({ allErrors: true, allowUnionTypes: true });
ajv.addFormat('eip155', { type: 'number', validate: (id) => Number.isInteger(id) && id > 0 });
ajv.addFormat('eip55', (text) => /^0x[\da-fA-F]{40}$/.test(text) && getAddress(text) === text);
ajv.addFormat('uri', (text) => URL.canParse(text));
ajv.addFormat('uri-reference', (text) => URL.canParse(text, 'https://site.example'));
ajv.addFormat('date-time', (text) => !Number.isNaN(Date.parse(text)));
const fits = ajv.compile(JSON.parse(readFileSync(file, 'utf8')) as object);

it('there is one for every deployed contract of each release that is the newest somewhere', () => {
  const wanted = readChains().flatMap(({ id, releases }) =>
    Object.entries(releases).flatMap(([product, newest]) => {
      const release = sablier.releases
        .getAll({ protocol: product as never })
        ?.find(({ version }) => newest && String(version) === newest.version);
      const here = release?.deployments.find(({ chainId }) => chainId === id)?.contracts ?? [];
      return here
        .filter(({ name }) => name in ((release?.abi ?? {}) as object))
        .map(({ name, address }) => ({ name, release: newest?.version, id, address }));
    }),
  );
  expect(wanted.length).toBeGreaterThan(200);
  for (const { name, release, id, address } of wanted) {
    const found = all.find((one) => one.contract === name && one.release === release);
    const { contract } = found?.descriptor.context ?? { contract: { deployments: [] } };
    const deployments = 'deployments' in contract ? contract.deployments : [];
    expect(deployments, `${name} ${release}`).toContainEqual({
      chainId: id,
      address: getAddress(address),
    });
  }
  const campaigns = all.filter(({ descriptor }) => 'factory' in descriptor.context.contract);
  expect(campaigns.map(({ contract }) => contract)).toContain('SablierMerkleExecute');
  expect(all.length).toBe(37);
});

describe.each(named)('$title', ({ product, release, contract, descriptor }) => {
  const abi: Abi = abiOf(product, release, contract);
  const { formats } = descriptor.display;

  it('is valid by the schema of ERC-7730', () => {
    expect(fits(JSON.parse(JSON.stringify(descriptor))), ajv.errorsText(fits.errors)).toBe(true);
  });

  it('has every function to sign by its selector, and no other', () => {
    const selectors = Object.keys(formats).map((key) =>
      toFunctionSelector(parseAbiItem(`function ${key.replaceAll('tuple(', '(')}`) as AbiFunction),
    );
    expect(selectors).toEqual(signable(abi).map((fn) => toFunctionSelector(fn)));
  });

  it('shows each argument once, under a path that leads to it', () => {
    for (const [at, fn] of signable(abi).entries()) {
      const { fields } = Object.values(formats)[at] ?? { fields: [] };
      const leaves = fields.filter((field) => field.path !== '@.value');
      expect(
        leaves.map((field) => typeAt(fn.inputs, field.path)),
        fn.name,
      ).not.toContain(undefined);
      expect(new Set(leaves.map((field) => field.path)).size).toBe(countOf(fn.inputs));
      expect(leaves).toHaveLength(countOf(fn.inputs));
      for (const { path: at2, format, params, label } of leaves) {
        const type = typeAt(fn.inputs, at2) ?? '';
        if (format === 'addressName' || format === 'tokenTicker') expect(type, at2).toBe('address');
        if (['date', 'duration', 'unit', 'tokenAmount', 'amount', 'enum'].includes(format))
          expect(type, at2).toMatch(/^uint/);
        if (format === 'tokenAmount')
          expect(typeAt(fn.inputs, String(params?.tokenPath))).toBe('address');
        // An amount without a token is never shown with decimals.
        if (/raw units/.test(label)) expect(format).toBe('raw');
      }
      expect(fields.some((field) => field.path === '@.value')).toBe(
        fn.stateMutability === 'payable',
      );
    }
  });

  it('names the event of its factory', () => {
    const { contract: bound } = descriptor.context;
    if (!('factory' in bound)) return expect(contract).toMatch(/Lockup|Flow|Factory/);
    const topic = toEventSelector(`event ${bound.factory.deployEvent}`);
    const factories = all
      .filter((one) => one.release === release && /Factory/.test(one.contract))
      .map((one) => abiOf('airdrops', release, one.contract));
    const topics = factories.flatMap((one) =>
      one.flatMap((item) => (item.type === 'event' ? [toEventSelector(item)] : [])),
    );
    return expect(topics).toContain(topic);
  });
});

/** The type of the value at a path; undefined where none is. */
function typeAt(inputs: readonly AbiParameter[], text: string): string | undefined {
  const [root, ...parts] = text.split('.');
  if (root !== '#') return undefined;
  let list = inputs;
  let type: string | undefined;
  for (const part of parts) {
    if (part === '[]') {
      type = type?.endsWith('[]') ? type.slice(0, -2) : undefined;
      continue;
    }
    const found: AbiParameter | undefined = list.find(({ name }) => name === part);
    if (!found) return undefined;
    ({ type } = found);
    list = 'components' in found ? found.components : [];
  }
  return type?.startsWith('tuple') ? undefined : type;
}

const countOf = (inputs: readonly AbiParameter[]): number =>
  inputs.reduce((sum, one) => sum + ('components' in one ? countOf(one.components) : 1), 0);

const formatOf = (contract: string, release: string, fn: string) => {
  const found = all.find((one) => one.contract === contract && one.release === release);
  const key = Object.keys(found?.descriptor.display.formats ?? {}).find((one) =>
    one.startsWith(`${fn}(`),
  );
  return found?.descriptor.display.formats[key ?? ''];
};

it('a withdrawal shows the number as it is, a creation the amount of its token', () => {
  expect(formatOf('SablierLockup', 'v4.0', 'withdraw')).toEqual({
    intent: 'Withdraw',
    fields: [
      { path: '#.streamId', label: 'Stream ID', format: 'raw' },
      expect.objectContaining({ path: '#.to', label: 'To', format: 'addressName' }),
      { path: '#.amount', label: 'Amount, raw units', format: 'raw' },
      { path: '@.value', label: 'Coin attached', format: 'amount', visible: { ifNotIn: [0] } },
    ],
  });
  expect(formatOf('SablierLockup', 'v4.0', 'createWithTimestampsLT')?.fields).toContainEqual({
    path: '#.tranches.[].amount',
    label: 'Amount',
    format: 'tokenAmount',
    params: { tokenPath: '#.params.token' },
  });
  expect(formatOf('SablierFlow', 'v3.0', 'create')?.fields).toContainEqual({
    path: '#.ratePerSecond',
    label: 'Rate',
    format: 'unit',
    params: { base: 'tokens/s', decimals: 18 },
  });
});

it('a function or a parameter without a text stops the build', () => {
  expect(() => clearSigningIntent('explode', false)).toThrow('has no intent');
  expect(() => clearSigningLabel('unheard', 'uint256', 'withdraw')).toThrow('has no label');
});

it('is refused by the schema once a field is spoiled', () => {
  const good = JSON.parse(JSON.stringify(all[0]?.descriptor)) as Record<string, unknown> & {
    display: { formats: Record<string, { fields: Record<string, unknown>[] }> };
  };
  const broken = (change: (copy: typeof good) => void) => {
    const copy = structuredClone(good);
    change(copy);
    return fits(copy);
  };
  const [key = ''] = Object.keys(good.display.formats);
  expect(fits(good)).toBe(true);
  expect(broken((copy) => (copy.extra = 1))).toBe(false);
  expect(broken((copy) => (copy.display.formats['withdraw(uint256)'] = { fields: [] }))).toBe(
    false,
  );
  expect(
    broken((copy) =>
      copy.display.formats[key]?.fields.push({ path: '#.a', label: 'A', format: 'date' }),
    ),
  ).toBe(false);
});

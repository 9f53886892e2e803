import { readFileSync } from 'node:fs';
import { sablier } from 'sablier';
import {
  decodeFunctionData,
  toFunctionSelector,
  zeroAddress,
  type Abi,
  type AbiFunction,
  type AbiParameter,
  type Hex,
} from 'viem';
import { describe, expect, it } from 'vitest';
import * as airdrops from '../../../examples/upgrades/airdrops/create';
import * as tranched from '../../../examples/upgrades/airdrops/tranched';
import * as variable from '../../../examples/upgrades/airdrops/variable';
import * as flow from '../../../examples/upgrades/flow/create';
import * as batch from '../../../examples/upgrades/lockup/batch';
import * as dynamic from '../../../examples/upgrades/lockup/dynamic';
import * as linear from '../../../examples/upgrades/lockup/linear';
import * as withdraw from '../../../examples/upgrades/lockup/withdraw';
import { readUpgrades } from '@sablier-docs/protocol/upgrades';

const one = '0x0000000000000000000000000000000000000001';
const two = '0x0000000000000000000000000000000000000002';
const terms = { sender: one, recipient: two, token: zeroAddress, amount: 1_300n } as const;
const many = { ...terms, lockup: one, recipients: [one, two] } as const;
const stream = { ...terms, ratePerSecond: 5n } as const;
const campaign = {
  admin: one,
  token: two,
  lockup: one,
  merkleRoot: `0x${'11'.repeat(32)}`,
  ipfsCID: 'cid',
  opens: 1_800_000_000,
  expiration: 0,
  aggregateAmount: 9n,
  recipientCount: 3n,
} as const;

/** Calldata by the region that a page shows. */
const samples: Readonly<Record<string, Hex>> = {
  'lockup/linear v1.0': linear.linearV1_0(terms),
  'lockup/linear v1.1': linear.linearV1_1(terms),
  'lockup/linear v1.2': linear.linearV1_2(terms),
  'lockup/linear v2.0': linear.linearV2_0(terms),
  'lockup/linear v3.0': linear.linearV3_0(terms),
  'lockup/linear v4.0': linear.linearV4_0(terms),
  'lockup/dynamic v1.0': dynamic.dynamicV1_0(terms),
  'lockup/dynamic v1.1': dynamic.dynamicV1_1(terms),
  'lockup/dynamic v1.2': dynamic.dynamicV1_2(terms),
  'lockup/dynamic v2.0': dynamic.dynamicV2_0(terms),
  'lockup/dynamic v3.0': dynamic.dynamicV3_0(terms),
  'lockup/batch v2.0': batch.batchV2_0(many),
  'lockup/batch v3.0': batch.batchV3_0(many),
  'lockup/batch v4.0': batch.batchV4_0(many),
  'lockup/withdraw v1.1': withdraw.withdrawV1_1([1n], two, [5n]),
  'lockup/withdraw v1.2': withdraw.withdrawV1_2([1n], [5n]),
  'flow/create v1.1': flow.createV1_1(stream),
  'flow/create v2.0': flow.createV2_0(stream),
  'airdrops/create v1.1': airdrops.vestedV1_1(campaign),
  'airdrops/create v1.2': airdrops.vestedV1_2(campaign),
  'airdrops/create v1.3': airdrops.vestedV1_3(campaign),
  'airdrops/create v2.0': airdrops.vestedV2_0(campaign),
  'airdrops/create v3.0': airdrops.vestedV3_0(campaign),
  'airdrops/tranched v1.3': tranched.tranchedV1_3(campaign),
  'airdrops/tranched v2.0': tranched.tranchedV2_0(campaign),
  'airdrops/variable v2.0': variable.variableV2_0(campaign),
  'airdrops/variable v3.0': variable.variableV3_0(campaign),
};

/** Lost calls without a sample of their own: the sample that has the same difference, or why none helps. */
const otherwise: Readonly<Record<string, string>> = {
  'lockup v4.0 createWithTimestampsLL': 'createWithDurationsLL',
  'lockup v3.0 createWithDurationsLT': 'createWithDurationsLD',
  'lockup v3.0 createWithTimestampsLD': 'createWithDurationsLD',
  'lockup v3.0 createWithTimestampsLL': 'createWithDurationsLL',
  'lockup v3.0 createWithTimestampsLT': 'createWithDurationsLD',
  'lockup v2.0 createWithTimestamps': 'createWithDurations',
  'lockup v1.2 createWithMilestones': 'createWithDeltas',
  'lockup v1.2 createWithRange': 'renamed to createWithTimestamps',
  'lockup v1.1 createWithMilestones': 'createWithDeltas',
  'lockup v1.1 createWithRange': 'createWithDurations',
  'lockup v3.0 collectFees': 'the comptroller has it',
  'lockup v3.0 renounceMultiple': 'one renounce for each stream',
  'lockup v3.0 transferAdmin': 'only its admin called it',
  'lockup v1.2 claimProtocolRevenues': 'only its admin called it',
  'lockup v1.2 setComptroller': 'only its admin called it',
  'flow v2.0 create': 'createAndDeposit',
  'flow v2.0 depositViaBroker': 'nothing replaces it',
  'flow v2.0 collectFees': 'the comptroller has it',
  'flow v2.0 collectProtocolRevenue': 'only its admin called it',
  'flow v2.0 setProtocolFee': 'only its admin called it',
  'flow v2.0 transferAdmin': 'only its admin called it',
  'airdrops v3.0 createMerkleInstant': 'createMerkleLL',
  'airdrops v3.0 createMerkleLT': 'createMerkleLL',
  'airdrops v2.0 createMerkleInstant': 'createMerkleLL',
  'airdrops v1.3 createMerkleLT': 'createMerkleLL',
  'airdrops v2.0 collectFees': 'the comptroller has it',
  'airdrops v2.0 resetCustomFee': 'only its admin called it',
  'airdrops v2.0 setCustomFee': 'only its admin called it',
  'airdrops v2.0 setDefaultFee': 'only its admin called it',
};

const itemsOf = (product: string, version: string) => {
  const releases = sablier.releases.getAll({ protocol: product as never }) ?? [];
  const abis = releases.find((release) => release.version === version)?.abi;
  if (!abis) throw new Error(`no ABI of ${product} ${version}`);
  return Object.values(abis as Record<string, Abi>).flat();
};
/** Selectors of functions that change state, by name. */
const writes = (product: string, version: string) => {
  const found = new Map<Hex, string>();
  for (const item of itemsOf(product, version)) {
    if (item.type !== 'function' || /view|pure/.test(item.stateMutability)) continue;
    found.set(toFunctionSelector(item), item.name);
  }
  return found;
};

/** The files that the section of a pair shows: `lockup/linear` with both of its releases. */
function shownIn(product: string, from: string, to: string) {
  const page = readFileSync(`docs/reference/upgrades/${product}.mdx`, 'utf8');
  const section = page
    .split(/^## /m)
    .find((text) => text.includes(`<UpgradeTable of="${product}" from="${from}" to="${to}" />`));
  if (!section) throw new Error(`no section ${product} ${from} ${to}`);
  const regions = section.matchAll(/file="examples\/upgrades\/([\w/]+)\.ts" region="v(\d)-(\d)"/g);
  return [...regions].map(([, file, major, minor]) => ({ file, version: `v${major}.${minor}` }));
}

const dataOf = ({ file, version }: { file: string | undefined; version: string }): Hex => {
  const data = samples[`${file} ${version}`];
  if (!data) throw new Error(`no sample ${file} ${version}`);
  return data;
};
/** Names that releases have given to the same field. */
const TODAY: Readonly<Record<string, string>> = {
  asset: 'token',
  totalAmount: 'depositAmount',
  delta: 'duration',
  initialAdmin: 'admin',
};
type Input = AbiParameter & { components?: readonly Input[] };

/** The values that a sample passes, by the names of their fields as they are called now. */
function fieldsOf(key: string): ReadonlyMap<string, string> {
  const [file = '', version = ''] = key.split(' ');
  const abi = itemsOf(file.split('/')[0] ?? '', version);
  const { functionName, args = [] } = decodeFunctionData({ abi, data: samples[key] ?? '0x' });
  const item = abi.find(
    (one): one is AbiFunction =>
      one.type === 'function' &&
      one.name === functionName &&
      toFunctionSelector(one) === samples[key]?.slice(0, 10),
  );
  const found = new Map<string, string[]>();
  const collect = ({ name = '', type, components }: Input, value: unknown): void => {
    if (Array.isArray(value) && type.endsWith('[]')) {
      for (const one of value) collect({ name, type: type.slice(0, -2), components } as Input, one);
    } else if (components) {
      // Amounts at the start and at the cliff have the names of its times.
      const mark = name === 'unlockAmounts' ? 'unlock ' : '';
      for (const part of components) {
        const field = part.name ?? '';
        collect({ ...part, name: mark + field }, (value as Record<string, unknown>)[field]);
      }
    } else {
      const today = TODAY[name] ?? name;
      found.set(today, [...(found.get(today) ?? []), String(value)]);
    }
  };
  item?.inputs.forEach((input, at) => collect(input, args[at]));
  return new Map([...found].map(([name, values]) => [name, values.join()]));
}

const neighbors = readUpgrades().filter(({ from, to }) => !(from === 'v1.2' && to === 'v4.0'));

describe('old and new calls', () => {
  it.each(neighbors)('of $product $from and $to work in their own release', (pair) => {
    const { product, from, to } = pair;
    const old = writes(product, from);
    const now = writes(product, to);
    const shown = shownIn(product, from, to);
    const names: string[] = [];
    for (const { file, version } of shown) {
      const data = dataOf({ file, version });
      const selector = data.slice(0, 10) as Hex;
      const [own, other] = version === from ? [old, now] : [now, old];
      expect([from, to], `${file} ${version}`).toContain(version);
      expect(own.get(selector), `${file} ${version}`).toBeDefined();
      expect(other.get(selector), `${file} ${version} works in both`).toBeUndefined();
      const { functionName } = decodeFunctionData({ abi: itemsOf(product, version), data });
      if (version === from) names.push(functionName);
    }
    expect(shown.map(({ version }) => version)).toEqual(
      shown.map((_, at) => (at % 2 === 0 ? from : to)),
    );
    for (const [selector, name] of old) {
      if (now.has(selector) || names.includes(name)) continue;
      const reason = otherwise[`${product} ${to} ${name}`];
      expect(reason, `${product} ${to} ${name} has no sample and no reason`).toBeDefined();
      if (reason?.startsWith('create')) expect(names, `${to} ${name}`).toContain(reason);
    }
  });

  const files = [...new Set(Object.keys(samples).map((key) => key.split(' ')[0] ?? ''))];

  it.each(files)('of %s say the same in each release', (file) => {
    const all = Object.keys(samples).filter((key) => key.startsWith(`${file} `));
    const fields = all.map(fieldsOf);
    const names = new Set(fields.flatMap((own) => [...own.keys()]));
    expect(names.size).toBeGreaterThan(1);
    for (const name of names) {
      const values = fields.flatMap((own) => own.get(name) ?? []);
      expect(new Set(values).size, `${file} ${name}: ${values.join(' | ')}`).toBe(1);
    }
  });

  it.each(Object.keys(samples).filter((key) => /^(?:lockup\/(?:linear|dynamic)|flow)/.test(key)))(
    'of %s pay the recipient, and the sender keeps the rights',
    (key) => {
      const fields = fieldsOf(key);
      expect([fields.get('sender'), fields.get('recipient')]).toEqual([one, two]);
      expect(fields.get('transferable') ?? 'true').toBe('true');
      expect(fields.get('cancelable') ?? 'true').toBe('true');
    },
  );

  it('have no reason for what has a sample or still works', () => {
    for (const key of Object.keys(otherwise)) {
      const [product = '', to, name] = key.split(' ');
      const pair = neighbors.find((one) => one.product === product && one.to === to);
      if (!pair) throw new Error(`no upgrade ${key}`);
      const now = writes(product, pair.to);
      const lost = [...writes(product, pair.from)].filter(([selector]) => !now.has(selector));
      expect(
        lost.map(([, one]) => one),
        key,
      ).toContain(name);
    }
  });

  it('are each shown by a guide, and no other', () => {
    const shown = neighbors.flatMap(({ product, from, to }) => shownIn(product, from, to));
    const keys = new Set(shown.map(({ file, version }) => `${file} ${version}`));
    expect([...keys].sort()).toEqual(Object.keys(samples).sort());
  });
});

import { toEventSelector, toFunctionSelector } from 'viem';
import { describe, expect, it } from 'vitest';
import { products } from '@sablier-docs/protocol/releases';
import { releasePairs, readChecklists, readKnown } from './';
import { roles, steps, type Checklist, type Item } from './types';
import { upgrade } from './upgrade';

const root = process.cwd();
const lists = readChecklists(root);
const find = (product: string, from: string, to: string): Checklist => {
  const found = lists.find((one) => one.product === product && one.from === from && one.to === to);
  if (!found) throw new Error(`no checklist ${product} ${from} ${to}`);
  return found;
};
const titleOf = ({ product, from, to }: Checklist) => `${product} ${from} ${to}`;
const of = (list: Checklist, step: Item['step']) => list.items.filter((one) => one.step === step);

describe('the checklists', () => {
  it('has one list for each pair of an older and a newer release', () => {
    expect(lists.map(titleOf)).toHaveLength((6 * 5 + 4 * 3 + 5 * 4) / 2);
    expect(new Set(lists.map(titleOf)).size).toBe(lists.length);
  });

  it('have no entry whose sides look alike, and say what to do in each', () => {
    for (const list of lists) {
      for (const { name, before, after, todo } of list.items) {
        const title = `${titleOf(list)} ${name}`;
        if (before.length > 0) expect(before.join(), title).not.toBe(after.join());
        expect([...before, ...after], title).not.toContain('');
        expect(todo, title).toMatch(/^[A-Z`v].*[.:]$/s);
        expect(name, title).not.toBe('');
      }
    }
  });

  it('do not list an argument as new or gone when only its name changed', () => {
    const list = find('airdrops', 'v2.0', 'v3.0');
    const todo = list.items.find(({ name }) => name === 'function createMerkleInstant')?.todo;
    expect(todo).toBe('Its arguments differ: encode the call with the new ABI.');
  });

  it('do not replace a struct by that of a new campaign type', () => {
    const structs = of(find('airdrops', 'v1.3', 'v3.0'), 'struct').map(({ name }) => name);
    expect(structs).toContain('struct MerkleBase.ConstructorParams → MerkleLL.ConstructorParams');
    expect(structs).toContain('struct MerkleExecute.ConstructorParams');
    expect(structs.filter((name) => / → Merkle(Execute|VCA)\./.test(name))).toEqual([]);
  });

  it('has no two items that say the same', () => {
    for (const list of lists) {
      const keys = list.items.map(({ step, name, before, after, todo }) =>
        [step, name, before, after, todo].join('\n'),
      );
      const twice = keys.filter((key, at) => keys.indexOf(key) !== at);
      expect(twice, titleOf(list)).toEqual([]);
      const rows = list.items.filter(({ before, after }) => before.length + after.length > 0);
      const own = rows.map(({ name, before, after }) => [name, before, after].join('\n'));
      expect(new Set(own).size, titleOf(list)).toBe(own.length);
    }
  });

  it('begin with what breaks in silence, in the order of the steps', () => {
    for (const list of lists) {
      const places = list.items.map(({ step }) => steps.indexOf(step));
      expect(places, titleOf(list)).toEqual([...places].sort((one, other) => one - other));
    }
  });

  it('has more than one item for each role that a product has', () => {
    for (const list of lists) {
      for (const role of roles.filter((one) => one !== 'hook' || list.product === 'lockup')) {
        const own = list.items.filter((one) => one.for.includes(role));
        expect(own.length, `${titleOf(list)} ${role}`).toBeGreaterThan(1);
      }
    }
  });

  it('have the hashes of their declarations', () => {
    let compared = 0;
    for (const { name, before, after, hashes } of lists.flatMap(({ items }) => items)) {
      if (!name.startsWith('error ')) continue;
      const hash = (signatures: readonly string[]) =>
        signatures.map((one) => toFunctionSelector(`function ${one}`));
      expect(hashes, name).toEqual({ before: hash(before), after: hash(after) });
      compared += 1;
    }
    expect(compared).toBeGreaterThan(300);
    const [event] = find('lockup', 'v2.0', 'v4.0').items.filter(
      ({ name }) => name === 'event AllowToHook',
    );
    const topic = toEventSelector('event AllowToHook(address,address)');
    expect(event).toMatchObject({ step: 'silent', hashes: { before: [topic], after: [topic] } });
  });

  it('refuse two names that are not a pair of releases', () => {
    const known = readKnown(root, 'flow');
    expect(() => upgrade(known, 'v3.0', 'v2.0')).toThrow('no upgrade of flow from v3.0 to v2.0');
    expect(() => upgrade(known, 'v1.0', 'v9.0')).toThrow('no upgrade');
  });
});

describe('a longer way', () => {
  /** Functions and events that a way takes away. */
  const lost = (list: Checklist) =>
    list.items
      .filter(({ name, after }) => /^(function|event) /.test(name) && after.length === 0)
      .map(({ name }) => name);

  it('takes away what its steps take away and do not bring back', () => {
    for (const product of products) {
      const known = readKnown(root, product);
      const namesOf = (version: string) => {
        const release = known.releases.find((one) => one.version === version);
        return Object.values(release?.abis ?? {})
          .flat()
          .flatMap((one) =>
            one.type === 'function' || one.type === 'event' ? [`${one.type} ${one.name}`] : [],
          );
      };
      for (const [from, to] of releasePairs(known)) {
        const way = known.releases
          .map(({ version }) => version)
          .filter((version) => from <= version && version <= to);
        const single = way.slice(1).flatMap((next, at) => lost(find(product, way[at] ?? '', next)));
        const [old, now] = [namesOf(from), namesOf(to)];
        const expected = single.filter((name) => old.includes(name) && !now.includes(name));
        const title = `${product} ${from} ${to}`;
        expect(lost(find(product, from, to)).sort(), title).toEqual([...new Set(expected)].sort());
      }
    }
  });

  it('keeps every silent sentence of its steps that holds to its end', () => {
    const said = (list: Checklist) => of(list, 'silent').map(({ todo }) => todo);
    const long = said(find('lockup', 'v1.0', 'v4.0'));
    for (const to of ['v1.1', 'v1.2', 'v2.0', 'v3.0']) {
      const from = { 'v1.1': 'v1.0', 'v1.2': 'v1.1', 'v2.0': 'v1.2', 'v3.0': 'v2.0' }[to] ?? '';
      for (const { name, todo } of of(find('lockup', from, to), 'silent')) {
        if (!name.startsWith('since ')) continue;
        const now = todo.replaceAll('`SablierHelpers_', '`SablierLockupHelpers_');
        expect(long, `${to}: ${todo}`).toContain(now);
      }
    }
    const fees = of(find('airdrops', 'v1.2', 'v3.0'), 'silent').map(({ todo }) => todo);
    expect(fees.filter((one) => /fixed when the campaign is created/.test(one))).toEqual([]);
    expect(fees.filter((one) => /set in US dollars/.test(one))).toHaveLength(1);
  });
});

describe('what breaks in silence', () => {
  /** Ways across a release after which a call with the same selector does something else. */
  const rules: readonly (readonly [product: string, release: string, says: RegExp])[] = [
    ['lockup', 'v1.1', /recipient can no longer cancel/],
    ['lockup', 'v1.2', /caller need not be a party/],
    ['lockup', 'v1.2', /start time of 0 reverts/],
    ['lockup', 'v1.2', /without a cliff returns 0/],
    ['lockup', 'v1.2', /protocol fee on the deposit is gone/],
    ['lockup', 'v2.0', /`withdrawMultiple`: an entry that fails/],
    ['lockup', 'v2.0', /operators that the recipient approved/],
    ['lockup', 'v2.0', /amount that you pass in `unlockAmounts`/],
    ['lockup', 'v2.0', /end in the past no longer reverts/],
    ['lockup', 'v3.0', /unless it carries the minimum fee/],
    ['lockup', 'v3.0', /make the function that withdraws payable/i],
    ['lockup', 'v3.0', /skipped and logged in `InvalidStreamInCancelMultiple`/],
    ['lockup', 'v3.0', /native token.* is refused/],
    ['flow', 'v1.1', /`batch`: it returns the results/],
    ['flow', 'v2.0', /unless it carries the minimum fee/],
    ['flow', 'v2.0', /a rate of 0 reverts/],
    ['flow', 'v2.0', /numbers of the other statuses moved by one/],
    ['flow', 'v3.0', /emits no event of its own/],
    ['airdrops', 'v1.2', /before the first claim/],
    ['airdrops', 'v1.3', /cliff's share of the whole duration/],
    ['airdrops', 'v2.0', /set in US dollars/],
    ['airdrops', 'v2.0', /paid at once, without a stream/],
    ['airdrops', 'v2.0', /reverts before the start/],
    ['airdrops', 'v3.0', /UnsupportedClaimType/],
  ];

  it.each(rules)('%s %s: %s, on every way across it and on no other', (product, release, says) => {
    for (const list of lists.filter((one) => one.product === product)) {
      const isThere = of(list, 'silent').some(({ todo }) => says.test(todo));
      expect(isThere, titleOf(list)).toBe(list.from < release && release <= list.to);
    }
  });

  it('is said of every result and every log that the old ABI reads wrong', () => {
    const names = (product: string, from: string, to: string) =>
      of(find(product, from, to), 'silent')
        .map(({ name }) => name)
        .filter((name) => /^(function|event) /.test(name));
    expect(names('flow', 'v1.0', 'v3.0')).toEqual(['function withdraw', 'function withdrawMax']);
    expect(names('airdrops', 'v1.2', 'v1.3')).toEqual(['function claim']);
    expect(names('lockup', 'v1.0', 'v1.1')).toEqual(['function getStream']);
    expect(names('lockup', 'v2.0', 'v4.0')).toEqual([
      'event AllowToHook',
      'event InvalidWithdrawalInWithdrawMultiple',
      'event SetNFTDescriptor',
    ]);
  });
});

it('a path is named only where a package has it', () => {
  const { sources, items } = find('lockup', 'v2.0', 'v4.0');
  expect(sources).toEqual({ from: null, to: '@sablier/lockup 4.0.1' });
  const imports = items.filter(({ step }) => step === 'import');
  // The name stands alone, or nothing where v2.0 has none.
  for (const { name, before } of imports) expect([[], [name]], name).toContainEqual(before);
  expect(imports.find(({ name }) => name === 'ISablierLockup')?.before).toEqual(['ISablierLockup']);
  expect(imports.find(({ name }) => name === 'Broker')).toMatchObject({ after: [] });
  expect(imports.find(({ name }) => name === 'Lockup')?.after).toContain(
    '@sablier/lockup/src/types/Lockup.sol',
  );
  const far = find('lockup', 'v1.2', 'v4.0').items.filter(({ step }) => step === 'import');
  expect(far.find(({ name }) => name === 'ISablierV2LockupLinear')).toMatchObject({
    before: ['@sablier/v2-core/src/interfaces/ISablierV2LockupLinear.sol'],
    todo: 'Import `ISablierLockup` instead.',
  });
});

describe('a field that is gone from its struct', () => {
  const todoOf = (list: Checklist, struct: string, field: string) =>
    list.items.find(
      ({ name, before }) => `${name} `.startsWith(`struct ${struct} `) && before[0] === field,
    )?.todo;
  const far = find('lockup', 'v1.2', 'v4.0');

  it.each([
    [
      'LockupLinear.CreateWithDurations',
      'Durations durations',
      'argument `durations` of `createWithDurationsLL`',
    ],
    [
      'LockupDynamic.CreateWithDurations',
      'SegmentWithDuration[] segments',
      'argument `segmentsWithDuration` of `createWithDurationsLD`',
    ],
    [
      'LockupDynamic.CreateWithTimestamps',
      'Segment[] segments',
      'argument `segments` of `createWithTimestampsLD`',
    ],
    ['LockupDynamic.CreateWithTimestamps', 'uint40 startTime', 'field `start` of `timestamps`'],
    [
      'LockupTranched.CreateWithTimestamps',
      'Tranche[] tranches',
      'argument `tranches` of `createWithTimestampsLT`',
    ],
    ['LockupLinear.Timestamps', 'uint40 cliff', 'argument `cliffTime` of `createWithTimestampsLL`'],
  ])('says for %s, %s the new place: %s', (struct, field, place) => {
    expect(todoOf(far, struct, field)).toBe(`Moved: ${place}.`);
  });

  it('is dropped where it has no place any more', () => {
    expect(todoOf(far, 'LockupLinear.CreateWithDurations', 'Broker broker')).toBe('Gone: drop it.');
    const airdrops = find('airdrops', 'v1.3', 'v3.0');
    const dropped = todoOf(
      airdrops,
      'MerkleBase.ConstructorParams → MerkleInstant.ConstructorParams',
      'string shape',
    );
    expect(dropped).toBe('Gone: drop it.');
  });
});

it('an entry of a function has the declarations of the functions that it names', () => {
  const { items } = find('lockup', 'v1.2', 'v4.0');
  const of = (name: string) => items.find((one) => one.name === `function ${name}`)?.signatures;
  const durations = of('createWithDurations') ?? [];
  expect(durations).toContain(
    'SablierLockup: createWithDurationsLL(Lockup.CreateWithDurations params, LockupLinear.UnlockAmounts unlockAmounts, uint40 granularity, LockupLinear.Durations durations) payable returns (uint256 streamId)',
  );
  expect(durations.map((one) => one.replace(/\(.*/, ''))).toEqual(
    ['SablierLockup', 'SablierBatchLockup'].flatMap((contract) =>
      ['LD', 'LL', 'LT'].map((model) => `${contract}: createWithDurations${model}`),
    ),
  );
  expect(of('withdraw')).toBeUndefined();
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { latestAbis } from '@sablier-docs/protocol/errors/abis';
import { readLayout } from '.';
import { campaignInheritance, campaignState } from './airdrops';
import { readSoliditySources } from '../solidity/packages';

const root = process.cwd();
const layout = readLayout(root);

interface Entry {
  label: string;
  offset: number;
  slot: string;
  type: string;
}
interface StorageLayout {
  storage: Entry[];
  types: Record<string, { label: string; members?: Entry[] }>;
}

/** The compiler's own answer, which the build does not ask for because it takes seconds. */
function compilerLayout(): Record<string, StorageLayout> {
  const modules = path.join(root, 'node_modules');
  const solc = createRequire(path.join(root, 'package.json'))('solc') as {
    compile(input: string, callbacks: object): string;
  };
  const wanted = {
    SablierLockup: '@sablier/lockup/src/SablierLockup.sol',
    SablierFlow: '@sablier/flow/src/SablierFlow.sol',
  };
  const sources = readSoliditySources(modules);
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(Object.values(wanted).map((file) => [file, sources[file]])),
    settings: {
      outputSelection: Object.fromEntries(
        Object.entries(wanted).map(([name, file]) => [file, { [name]: ['storageLayout'] }]),
      ),
    },
  };
  const find = (file: string) => ({ contents: readFileSync(path.join(modules, file), 'utf8') });
  const output = JSON.parse(solc.compile(JSON.stringify(input), { import: find })) as {
    contracts: Record<string, Record<string, { storageLayout: StorageLayout }>>;
  };
  return Object.fromEntries(
    Object.entries(wanted).map(([name, file]) => {
      const found = output.contracts[file]?.[name]?.storageLayout;
      if (!found) throw new Error(`No layout of ${name}.`);
      return [name, found];
    }),
  );
}

test('returns the slots and offsets that the compiler gives SablierLockup, SablierFlow and their structs', () => {
  const compiled = compilerLayout();
  const short = ({ label, slot, offset }: Entry) => `${slot}+${offset} ${label}`;
  const ours = (name: string) =>
    (layout.storage[name] ?? []).map(
      ({ name: label, slot, offset }) => `${slot}+${offset} ${label}`,
    );

  for (const [contract, { storage }] of Object.entries(compiled)) {
    expect(ours(contract), contract).toEqual(storage.map(short));
  }
  const structs = Object.values(compiled).flatMap(({ types }) => Object.values(types));
  for (const name of Object.keys(layout.storage).filter((key) => key.includes('.'))) {
    const found = structs.find(({ label }) => label === `struct ${name}`);
    expect(found?.members, name).toBeDefined();
    expect(ours(name), name).toEqual(found?.members?.map(short));
  }
});

describe('inheritance', () => {
  test('lists the bases of SablierFlow and SablierLockup in the source, all ancestors of Lockup among them', () => {
    const bases = (of: string) => layout.inheritance[of]?.[0]?.bases;
    expect(bases('SablierFlow')).toEqual([
      'Batch',
      'Comptrollerable',
      'ERC721',
      'NoDelegateCall',
      'SablierFlowState',
    ]);
    expect(bases('SablierLockup')).toHaveLength(7);
    expect(layout.inheritance.SablierLockup).toHaveLength(12);
  });
});

describe('the storage of campaigns', () => {
  const abis = latestAbis('airdrops');
  /** Campaigns that have a part, by inheritance. */
  const holders = (part: string): string[] =>
    campaignInheritance
      .filter(({ name, bases }) => name === part || bases.includes(part))
      .flatMap(({ name }) => (abis[name] ? [name] : name === part ? [] : holders(name)));

  test('names no getter that the ABI of a campaign with that storage lacks', () => {
    for (const { contract, values } of campaignState) {
      const campaigns = holders(contract);
      expect(campaigns.length, contract).toBeGreaterThan(0);
      for (const { getter } of values) {
        for (const campaign of campaigns) {
          const has = abis[campaign]?.some(
            (item) => item.type === 'function' && item.name === getter,
          );
          if (getter) expect(has, `${campaign}.${getter}`).toBe(true);
        }
      }
    }
  });

  test('names every getter without arguments but the four that compute their answer', () => {
    const computed = ['attestor', 'calculateMinFeeWei', 'domainSeparator', 'hasExpired'];
    const named = new Set(campaignState.flatMap(({ values }) => values.map((v) => v.getter)));
    for (const [campaign, abi] of Object.entries(abis)) {
      if (campaign.includes('Factory')) continue;
      const getters = abi
        .filter((item) => item.type === 'function')
        .filter(({ stateMutability, inputs }) => stateMutability !== 'nonpayable' && !inputs.length)
        .map(({ name }) => name)
        .filter((name) => !named.has(name) && !computed.includes(name));
      expect(getters, campaign).toEqual([]);
    }
  });
});

import { decodeFunctionData, type Abi, type Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import { abiOf } from '@sablier-docs/protocol/calls/abi';
import { tools } from '.';
import { readSiteData } from '../site-data';
import type { Site } from '../site';
import { ALICE, BOB, CAMPAIGN, samples, TOKEN, tree } from '../testing/samples';

/* What create_campaign, claim and flow_rate answer, and what the tools refuse. No bytecode of the newest campaigns is published: their calldata is read with the ABI. */

const siteData = readSiteData('https://site.example', process.cwd());
const site = { data: () => Promise.resolve(siteData) } as unknown as Site;

interface Answered {
  contract: string;
  release: string;
  calls: { data: Hex; to: string; value: string }[];
  [field: string]: unknown;
}

const call = (name: string, input: object) => {
  const tool = tools.find((one) => one.name === name);
  if (!tool) throw new Error(`There is no ${name}.`);
  return tool.call(input, site) as unknown as Promise<Answered>;
};

async function decoded(name: string, input: object) {
  const answer = await call(name, input);
  const [contract = ''] = answer.contract.split(' on ');
  const [, version = ''] = answer.release.split(' ');
  const data = answer.calls.at(-1)?.data ?? '0x';
  const abi: Abi = abiOf('airdrops', version, contract);
  return { answer, ...decodeFunctionData({ abi, data }) };
}

describe('create_campaign', () => {
  it.each((samples.create_campaign ?? []) as { kind: string; root: string }[])(
    '$kind is what the ABI of the release decodes',
    async (sample) => {
      const { functionName, args = [], answer } = await decoded('create_campaign', sample);
      expect(functionName).toMatch(/^createMerkle(?:Instant|LL|LT|VCA|Execute)$/);
      expect(args[0]).toMatchObject({
        ...{ campaignName: 'Spring', merkleRoot: sample.root, token: TOKEN, initialAdmin: ALICE },
      });
      expect(args.at(-1)).toBe(3n);
      expect(answer.final).toContain('never be changed');
    },
  );

  it('names everything that is missing at once', async () => {
    const [sample] = samples.create_campaign ?? [];
    await expect(
      call('create_campaign', { ...sample, kind: 'linear', total: '0', fields: { target: BOB } }),
    ).rejects.toThrow(
      /`total`.*`fields.target`: This kind takes.*`fields.name`.*`fields.cid`.*`fields.duration`/,
    );
  });
});

describe('claim', () => {
  it.each(
    (samples.claim ?? []) as {
      action: string;
      release: string;
      kind: string;
      fields: Record<string, string>;
    }[],
  )('$action of $release $kind is what the ABI of the release decodes', async (sample) => {
    const { functionName, args = [], answer } = await decoded('claim', sample);
    expect(functionName).toBe(sample.action);
    expect(answer.calls[0]?.to).toBe(CAMPAIGN);
    expect(args).toContain(BigInt(sample.fields.units ?? 0));
    const fee = { none: '0', fixed: '7', minimum: sample.fields.to ? '1054' : '0' };
    const { kind } = answer.fee as { kind: keyof typeof fee };
    expect(answer.calls[0]?.value).toBe(sample.action === 'clawback' ? '0' : fee[kind]);
    expect(answer.proven).toBe(sample.action === 'clawback' ? null : true);
  });

  const input = {
    campaign: CAMPAIGN,
    chain: '1',
    release: 'v3.0',
    kind: 'instant',
    action: 'claim',
  };

  it('tells all missing fields at once, with the command that reads the fee', async () => {
    await expect(call('claim', input)).rejects.toThrow(
      /`fields.index`.*`fields.recipient`.*`fields.units`.*`fields.proof`.*`fields.fee`: Give the answer of `cast call .*calculateMinFeeWei/,
    );
    await expect(call('claim', { ...input, release: 'v1.3' })).rejects.toThrow(
      /cast call .*"FEE\(\)/,
    );
  });

  it('refuses an action that the kind lacks, an address that is no factory and a factory as campaign', async () => {
    await expect(call('claim', { ...input, kind: 'variable' })).rejects.toThrow(
      'SablierMerkleVCA of Airdrops v3.0 has no `claim`. It has claimTo',
    );
    const rest = { ...input, release: undefined };
    await expect(call('claim', { ...rest, factory: BOB })).rejects.toThrow(
      'not a factory of Sablier',
    );
    await expect(call('claim', rest)).rejects.toThrow(/Give `factory`.*v1.2 linear/);
    const factory = siteData.creation.merkleInstant.addresses[1];
    await expect(call('claim', { ...input, campaign: factory })).rejects.toThrow(
      'This is a factory',
    );
  });

  it('refuses a field that the action does not use', async () => {
    const fields = {
      index: '0',
      recipient: ALICE,
      units: '250000000',
      proof: [],
      fee: '0',
      to: BOB,
    };
    await expect(call('claim', { ...input, fields })).rejects.toThrow('takes no `to` for `claim`');
    await expect(
      call('claim', { ...input, merkleRoot: tree.root, fields: { ...fields, to: undefined } }),
    ).rejects.toThrow(/takes no|does not lead to this root/);
  });
});

describe('create_lockup', () => {
  const base = { chain: 'base', token: TOKEN, decimals: 6, sender: ALICE };
  const stream = { recipient: BOB, deposit: '1000', startTime: '1800000000' };
  const create = (model: string, one: object, more: object = {}) =>
    call('create_lockup', { ...base, ...more, model, streams: [{ ...stream, ...one }] });

  it('refuses what the contract refuses, by its error, and every other fault, at once', async () => {
    await expect(
      create('linear', { endTime: '5', cliffTime: '7', recipient: TOKEN }, { sender: 'x' }),
    ).rejects.toThrow(
      /`sender`: Enter an address.*`streams.0.recipient`.*`streams.0.cliffTime`: .*SablierLockupHelpers_StartTimeNotLessThanCliffTime/,
    );
    await expect(create('tranched', { endTime: '5' })).rejects.toThrow(
      /`streams.0.endTime`: A tranched stream has no such field.*`streams.0.tranches`: A tranched stream needs it/,
    );
    await expect(create('price-gated', {})).rejects.toThrow(/endTime.*oracle.*targetPrice/);
    await expect(create('linear', { endTime: '60' }, { times: 'fromStart' })).rejects.toThrow(
      '`streams.0.startTime`: Leave it out',
    );
  });

  it('names the chain that lacks the release', async () => {
    const old = siteData.chains.find(
      ({ releases }) => releases.lockup && !releases.lockup.isLatest,
    );
    await expect(create('linear', { endTime: '1900000000' }, { chain: old?.slug })).rejects.toThrow(
      `SablierLockup of Lockup v4.0 is not on ${old?.name}.`,
    );
    await expect(create('linear', {}, { chain: 'nowhere' })).rejects.toThrow(
      'No release is on a chain',
    );
  });
});

describe('flow_rate', () => {
  it('converts with the figures of the contract, and says what rounding loses', async () => {
    const month = await call('flow_rate', { decimals: 6, amount: '5000000000', period: 'month' });
    expect(month).toMatchObject({
      ...{ seconds: '2592000', exact: false },
      down: {
        ratePerSecond: '1929012345679012',
        owed: '4999999999',
        difference: '-0.000000000000896',
      },
      up: {
        ratePerSecond: '1929012345679013',
        owed: '5000000000',
        difference: '0.000000000001696',
      },
    });
    const twelfth = await call('flow_rate', {
      decimals: 6,
      amount: '1000000000',
      period: 'twelfth',
    });
    expect(twelfth).toMatchObject({
      seconds: '2628000',
      down: { ratePerSecond: '380517503805175' },
    });
    const back = await call('flow_rate', { decimals: 6, ratePerSecond: '1929012345679013' });
    expect(back.pays).toContainEqual({
      ...{ period: 'month of 30 days', seconds: '2592000', amount: '5000000000', tokens: '5,000' },
    });
  });

  it('refuses both directions at once, none, and a rate that does not fit', async () => {
    await expect(call('flow_rate', { decimals: 6 })).rejects.toThrow('one of them');
    await expect(call('flow_rate', { decimals: 6, amount: '1' })).rejects.toThrow(
      '`period` or `seconds`',
    );
    await expect(
      call('flow_rate', { decimals: 0, amount: '9'.repeat(40), seconds: '1' }),
    ).rejects.toThrow('beyond UD21x18');
  });
});

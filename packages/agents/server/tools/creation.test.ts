import { decodeFunctionData, type Abi, type Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import { abiOf } from '@sablier-docs/protocol/calls/abi';
import { z } from 'zod';
import { serverTools } from '.';
import { readSiteData } from '../site-data';
import type { Site } from '../site';
import { ALICE, BOB, CAMPAIGN, NOW, samples, TOKEN, tree } from '../testing/samples';

/* What create_campaign, claim and flow_rate answer, and what the tools refuse. No bytecode of the newest campaigns is published: their calldata is read with the ABI. */

const siteData = readSiteData('https://site.example', process.cwd());
const site = { data: () => Promise.resolve(siteData), now: () => NOW } as unknown as Site;

interface Answered {
  contract: string;
  release: string;
  calls: { data: Hex; to: string; value: string }[];
  [field: string]: unknown;
}

const call = (name: string, input: object) => {
  const tool = serverTools.find((one) => one.name === name);
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
        campaignName: 'Spring',
        merkleRoot: sample.root,
        token: TOKEN,
        initialAdmin: ALICE,
      });
      expect(args.at(-1)).toBe(3n);
      expect(answer.final).toContain('never be changed');
    },
  );

  const [sample] = samples.create_campaign ?? [];
  const create = (one: object) => call('create_campaign', { ...sample, ...one });

  it('names everything that is missing at once', async () => {
    const fields = { target: BOB, name: '"', cid: 'x' };
    await expect(create({ kind: 'linear', total: '0', fields })).rejects.toThrow(
      /`total`.*`fields.target`: This kind takes.*`fields.name`.*`fields.cid`.*`fields.duration`/,
    );
  });

  it('has name and file among what its schema requires', () => {
    const tool = serverTools.find(({ name }) => name === 'create_campaign');
    const schema = z.toJSONSchema(tool?.schema ?? z.strictObject({}), { io: 'input' });
    expect(schema.required).toContain('fields');
    expect(schema.properties?.fields).toMatchObject({ required: ['name', 'cid'] });
  });

  it('refuses a root of zeros and less than one unit for each recipient', async () => {
    await expect(create({ root: `0x${'0'.repeat(64)}` })).rejects.toThrow('This root is zero');
    await expect(create({ total: '9', recipients: 10 })).rejects.toThrow(
      '`total`: 9 is less than one smallest unit for each of 10 recipients',
    );
    expect((await create({ total: '10', recipients: 10 })).does).toContain('for 10 recipients');
    const alone = await create({ total: '10', recipients: 1 });
    expect(alone.does).toContain('for 1 recipient and');
    expect(alone.calls).toMatchObject([{ title: 'createMerkleInstant, 1 recipient' }]);
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

  it('says of more than the minimum what the error of too little says: it is not returned', async () => {
    const entry = { index: '0', recipient: BOB, units: '1000', proof: [], fee: '0' };
    const { fee } = await call('claim', { ...input, fields: entry });
    const refused = await call('decode', { data: 'SablierMerkleBase_InsufficientFeePayment' });
    expect(JSON.stringify(refused)).toContain('what you send on top is not returned.');
    expect((fee as { says: string }).says).toContain('The excess is not returned.');
  });

  it('names the coin that it attaches, and refuses more than Sablier’s own comptroller calls 100 USD', async () => {
    const entry = { index: '0', recipient: BOB, units: '1000', proof: [] };
    const attach = (version: string, fee: string, feeCeiling?: string, chain = '8453') =>
      call('claim', {
        ...input,
        chain,
        release: version,
        fields: { ...entry, fee, ...(feeCeiling === undefined ? {} : { feeCeiling }) },
      });
    const fake = attach('v3.0', '500000000000000000000', '40000000000000000');
    await expect(fake).rejects.toThrow(
      'asks for 500 ETH. Sablier asks for 100 USD at most, which is 0.04 ETH by the `feeCeiling` that you gave.',
    );
    await expect(attach('v3.0', '1')).rejects.toThrow(
      'Give the answer of `cast call 0x0000008ABbFf7a84a2fE09f9A9b74D3BC2072399 "convertUSDFeeToWei',
    );
    const plausible = await attach('v3.0', '2000000000000000', '40000000000000000');
    expect(plausible.does).toMatch(/^Attaches 0\.00210526315789\d+ ETH .* goes to the campaign: /);
    const fixed = await attach('v1.3', '1000000000000000', '1000000000000000');
    expect(fixed.does).toMatch(
      /^Attaches 0\.001 ETH .*: the fixed fee\. This server reads no chain .* 0\.001 ETH for 100 USD/,
    );
    const unpriced = await attach('v1.3', '1000000000000000', '0');
    expect(unpriced.does).toMatch(
      /^Attaches 0\.001 ETH .*Nothing confirms this fee, because Sablier's comptroller has no price/,
    );
    const alone = await attach('v1.3', '1000000000000000', undefined, '59141');
    expect(alone.does).toMatch(
      /^Attaches 0\.001 ETH .* because these pages know no comptroller of Sablier on Linea Sepolia \(59141\)/,
    );
    // Nothing there can be read again.
    await expect(attach('v1.3', '2000000000000000000', undefined, '59141')).rejects.toThrow(
      /more than 100 USD, the most that Sablier asks for, at every plausible price of ETH\.$/,
    );
    expect((await attach('v3.0', '0')).does).not.toContain('Attaches');
  });

  it('reads the event of the factory before anything else, by a topic or in its data', async () => {
    for (const [release, kind] of [
      ['v3.0', 'instant'],
      ['v1.1', 'linear'],
    ] as const) {
      const fact = siteData.campaigns.find((one) => one.version === release && one.kind === kind);
      const fields = { to: BOB, units: '5' };
      const { read } = await call('claim', {
        ...input,
        release,
        kind,
        action: 'clawback',
        fields,
      });
      const [first = ''] = read as string[];
      expect(first).toContain(`cast logs --address ${fact?.factories[1]} `);
      expect(first).toContain(` ${fact?.eventTopic} `);
      const digits = CAMPAIGN.slice(2).toLowerCase();
      expect(
        first.endsWith(
          release === 'v3.0' ? ` 0x${'0'.repeat(24)}${digits}` : ` | grep -i ${digits}`,
        ),
      ).toBe(true);
    }
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

  const unproven = {
    index: '0',
    recipient: ALICE,
    units: '250000000',
    proof: [],
    fee: '0',
  };

  it('refuses a field that the action does not use', async () => {
    const fields = { ...unproven, to: BOB };
    await expect(call('claim', { ...input, fields })).rejects.toThrow('takes no `to` for `claim`');
  });

  it('refuses an entry that its proof does not lead to the root of the campaign', async () => {
    await expect(
      call('claim', { ...input, merkleRoot: tree.root, fields: unproven }),
    ).rejects.toThrow('does not lead to this root');
  });
});

describe('create_lockup', () => {
  const base = { chain: 'base', token: TOKEN, decimals: 6, sender: ALICE };
  const stream = { recipient: BOB, deposit: '1000', startTime: '1800000000' };
  const create = (model: string, one: object, more: object = {}) =>
    call('create_lockup', { ...base, ...more, model, streams: [{ ...stream, ...one }] });

  it('refuses what the contract refuses, by its error, and every other fault, at once', async () => {
    await expect(
      create(
        'linear',
        { endTime: '1700000005', cliffTime: '1700000007', recipient: TOKEN },
        { sender: 'x' },
      ),
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

  it('refuses the contract that creates a stream as its sender and as each recipient', async () => {
    const { lockup, batchLockup } = siteData.creation;
    const ends = { ...stream, endTime: '1900000000' };
    const own = { recipient: lockup.addresses[8453] };
    await expect(create('linear', { ...ends, ...own })).rejects.toThrow(
      '`streams.0.recipient`: This is the contract of Sablier itself.',
    );
    await expect(create('linear', ends, { sender: lockup.addresses[8453] })).rejects.toThrow(
      '`sender`: This is the contract of Sablier itself.',
    );
    const batch = { recipient: batchLockup.addresses[8453] };
    const streams = [ends, { ...ends, ...batch }];
    await expect(call('create_lockup', { ...base, model: 'linear', streams })).rejects.toThrow(
      '`streams.1.recipient`: This is the contract of Sablier itself.',
    );
  });

  it('gives each stream of a batch its own recipient, deposit, end and label', async () => {
    const answer = await call('create_lockup', {
      ...base,
      model: 'linear',
      streams: [
        { ...stream, endTime: '1900000000', shape: 'first' },
        {
          ...stream,
          recipient: CAMPAIGN,
          deposit: '70',
          endTime: '1950000000',
          shape: 'second',
        },
      ],
    });
    const abi: Abi = abiOf('lockup', 'v4.0', 'SablierBatchLockup');
    const { args = [] } = decodeFunctionData({ abi, data: answer.calls.at(-1)?.data ?? '0x' });
    expect(args[2]).toMatchObject([
      { recipient: BOB, depositAmount: 1000n, timestamps: { end: 1_900_000_000 }, shape: 'first' },
      {
        recipient: CAMPAIGN,
        depositAmount: 70n,
        timestamps: { end: 1_950_000_000 },
        shape: 'second',
      },
    ]);
  });

  it('refuses an end in the past, of each model', async () => {
    const end = '1798761600';
    const start = { startTime: '1700000000' };
    const past = /streams\.0\.\w+`: The end is in the past/;
    await expect(create('linear', { ...start, endTime: end })).rejects.toThrow(past);
    const tranches = [
      { amount: '400', timestamp: '1750000000' },
      { amount: '600', timestamp: end },
    ];
    await expect(create('tranched', { ...start, tranches })).rejects.toThrow(past);
    const segments = tranches.map((one) => ({ ...one, exponent: '2' }));
    await expect(create('dynamic', { ...start, segments })).rejects.toThrow(past);
    const gate = { oracle: ALICE, targetPrice: '5' };
    await expect(create('price-gated', { ...start, endTime: end, ...gate })).rejects.toThrow(past);
    const later = await create(
      'linear',
      { ...start, endTime: '1798761601' },
      { confirmedPast: true },
    );
    expect(later.warning).toContain('starts in the past');
  });

  it('asks about a start in the past with what is released at once, for each stream', async () => {
    const old = { startTime: '1700000000', endTime: '1900000000', deposit: '200000000' };
    const says =
      'The stream starts in the past: 98.7616 tokens of 200 tokens are released at once.';
    await expect(create('linear', old)).rejects.toThrow(
      `${says} Ask the person who signs whether this is intended`,
    );
    const alone = await create('linear', old, { confirmedPast: true });
    expect(alone.warning).toBe(says);
    const both = await call('create_lockup', {
      ...base,
      confirmedPast: true,
      model: 'linear',
      streams: [
        { ...stream, endTime: '1900000000' },
        { ...stream, ...old },
      ],
    });
    expect(both.warning).toMatch(/^`streams\.1`: The stream starts in the past: 98\.7616 tokens/);
    expect((await create('linear', { endTime: '1900000000' })).warning).toBeUndefined();
  });

  it('does not say that a stream can be canceled which releases everything at once', async () => {
    const whole = { endTime: '100', unlockStart: '1000', startTime: undefined };
    const alone = await create('linear', whole, { times: 'fromStart' });
    expect(alone.does).toContain('Everything is released at once, so nobody can cancel it.');
    expect(alone.does).not.toContain('can cancel it until');
    expect(alone.final).toContain('nobody can bring these tokens back');
    const rest = { ...stream, startTime: undefined };
    const some = (second: object) =>
      call('create_lockup', {
        ...base,
        model: 'linear',
        times: 'fromStart',
        streams: [
          { ...rest, ...whole },
          { ...rest, ...second },
        ],
      });
    expect((await some(whole)).does).toContain('nobody can cancel them');
    expect((await some({ endTime: '100' })).does).toContain(
      'can cancel each that does not release everything at once',
    );
  });

  it('refuses a time of the other mode', async () => {
    await expect(create('linear', { endTime: '31536000' })).rejects.toThrow(
      '`streams.0.endTime`: 31536000 looks like a length: as a Unix time it is 1971-01-01 00:00 UTC. Give a Unix time.',
    );
    const own = { times: 'fromStart' };
    const unix = { startTime: undefined, endTime: '1827000000' };
    await expect(create('linear', unix, own)).rejects.toThrow(
      '1827000000 looks like a Unix time: as seconds after the start it is 57 years',
    );
    const tranches = [
      { amount: '400', timestamp: '86400' },
      { amount: '600', timestamp: '1827000000' },
    ];
    await expect(create('tranched', { tranches, startTime: undefined }, own)).rejects.toThrow(
      '`streams.0.tranches.1.timestamp`: 1827000000 looks like a Unix time',
    );
  });

  it('refuses the token as the price feed', async () => {
    const gate = { endTime: '1900000000', targetPrice: '5', oracle: TOKEN };
    await expect(create('price-gated', gate)).rejects.toThrow(
      '`streams.0.oracle`: This is the token.',
    );
    const small = { ...gate, oracle: TOKEN.toLowerCase() };
    await expect(create('price-gated', small)).rejects.toThrow('This is the token.');
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

describe('create_flow', () => {
  const base = { chain: 'base', token: TOKEN, decimals: 6, sender: ALICE };
  const rate = { recipient: BOB, ratePerSecond: '1000000000000' };

  it('asks about a start in the past with what is owed at once, for each stream', async () => {
    const old = { ...rate, deposit: '50', startTime: '1798761500' };
    await expect(call('create_flow', { ...base, streams: [old] })).rejects.toThrow(
      'are owed at once, and 0.00005 tokens of the deposit can be withdrawn immediately. Ask',
    );
    const confirmed = { ...base, confirmedPast: true };
    const alone = await call('create_flow', { ...confirmed, streams: [old] });
    expect(alone.warning).toBe(
      'The stream starts in the past: 0.0001 tokens are owed at once, and 0.00005 tokens of the deposit can be withdrawn immediately.',
    );
    const both = await call('create_flow', { ...confirmed, streams: [rate, old] });
    expect(both.warning).toMatch(/^`streams\.1`: .*0\.0001 tokens are owed at once/);
    expect((await call('create_flow', { ...base, streams: [rate] })).warning).toBeUndefined();
  });

  it('refuses a length as the start', async () => {
    await expect(
      call('create_flow', { ...base, streams: [{ ...rate, startTime: '86400' }] }),
    ).rejects.toThrow('`streams.0.startTime`: 86400 looks like a length');
  });
});

describe('flow_rate', () => {
  it('converts with the figures of the contract, and says what rounding loses', async () => {
    const month = await call('flow_rate', { decimals: 6, amount: '5000000000', period: 'month' });
    expect(month).toMatchObject({
      seconds: '2592000',
      exact: false,
      down: {
        ratePerSecond: '1929012345679012',
        owed: '4999999999',
        difference: '-0.000000000000896 tokens',
      },
      up: {
        ratePerSecond: '1929012345679013',
        owed: '5000000000',
        difference: '0.000000000001696 tokens',
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
      // The rate rounded up would pay the whole amount in this time.
      pays: expect.arrayContaining([
        expect.objectContaining({ seconds: '2628000', amount: '999999999' }),
      ]) as unknown,
    });
    const back = await call('flow_rate', { decimals: 6, ratePerSecond: '1929012345679013' });
    expect(back.pays).toContainEqual({
      period: 'month of 30 days',
      seconds: '2592000',
      amount: '5000000000',
      tokens: '5\u202f000',
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

it.each([
  ['create_lockup', { model: 'linear', times: 'fromStart' }, { deposit: '100', endTime: '3600' }],
  ['create_flow', {}, { ratePerSecond: '1000000000000', deposit: '100' }],
])(
  '%s names the new stream as `prepare` takes it, for the same contract',
  async (name, terms, one) => {
    const base = { chain: 'base', token: TOKEN, decimals: 6, sender: ALICE };
    const streams = [{ recipient: BOB, ...one }];
    const made = await call(name, { ...base, ...terms, streams });
    const [, prefix = ''] = /name a new stream "([^"]+-8453-)"/.exec(String(made.note)) ?? [];
    const paid = await call('prepare', {
      stream: `${prefix}5`,
      action: 'withdrawMax',
      fields: { to: BOB, fee: '1', feeCeiling: '33333333333333333' },
    });
    expect([paid.release, paid.calls[0]?.to]).toEqual([made.release, made.calls.at(-1)?.to]);
  },
);

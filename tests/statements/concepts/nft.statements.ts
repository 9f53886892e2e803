import { expect } from 'vitest';
import { padHex, size, stringToHex, toHex, type Address, type Hex } from 'viem';
import { inEachModel, byEachCaller } from '../chains/each';
import { statement, dai, DAY, usd, usdc, type Chains } from '../statement';
import { execute, lastEvents } from '../chains/comptroller';
import type { ContractActions } from '../chains/contract';
import { errorName } from '../chains/errors';
import { textIn } from '../chains/data-uri';
import { standIn } from '../chains/stand-in';

interface Metadata {
  readonly name: string;
  readonly description: string;
  readonly attributes?: readonly { readonly trait_type: string; readonly value: string }[];
  readonly svg: string;
}

async function metadataOf(on: ContractActions, id: bigint): Promise<Metadata> {
  const json = JSON.parse(textIn(await on.read<string>('tokenURI', [id]))) as Metadata & {
    image: string;
  };
  return { ...json, svg: textIn(json.image) };
}

const cardOf = ({ svg }: Metadata, name: string) =>
  new RegExp(`>${name}</text><text[^>]*>([^<]*)</text>`).exec(svg)?.[1];

/** Where sand begins in the picture, from its top; the bulbs meet at 350. */
const sandOf = ({ svg }: Metadata) =>
  [
    ...svg.matchAll(
      /<(?:path d="m|ellipse cx="|polygon points=")[\d.]+[ ,"]+(?:cy=")?([\d.]+)[^>]*fill="url\(#Sand/g,
    ),
  ].map(([, y]) => Number(y));

/** One stream of each status: pending, streaming, canceled; settled, depleted. */
async function inEachStatus(lockup: Chains['lockup']) {
  const pending = await lockup.open({ start: (await lockup.now()) + 9n * DAY });
  const [streaming, canceled] = [await lockup.open(), await lockup.open()];
  const [settled, depleted] = [
    await lockup.open({ total: DAY }),
    await lockup.open({ total: DAY }),
  ];
  await lockup.pass(DAY);
  await lockup.call('sender', 'cancel', [canceled]);
  await lockup.call('recipient', 'withdrawMax', [depleted, 'recipient']);
  return { open: [pending, streaming, canceled], over: [settled, depleted] };
}

statement('creating-mints-erc', async ({ lockup: every, flow }) => {
  const mints = async (product: typeof every | typeof flow) => {
    const id = await product.open({ by: 'other' });
    expect(await product.read('ownerOf', [id])).toBe(product.accounts.recipient);
    expect(await product.read('balanceOf', ['recipient'])).toBe(1n);
    expect(await product.read('supportsInterface', ['0x80ac58cd'])).toBe(true);
  };
  await inEachModel(every, mints);
  await mints(flow);
});

statement('contract-stores-whoever', async ({ lockup, flow }) => {
  for (const product of [lockup, flow]) {
    const id = await product.open();
    await product.call('recipient', 'transferFrom', ['recipient', 'other', id]);
    expect(await product.read('getRecipient', [id])).toBe(product.accounts.other);
    await product.pass(DAY);
    await product.reverts(
      `Sablier${product === lockup ? 'Lockup' : 'Flow'}_WithdrawalAddressNotRecipient`,
      'stranger',
      'withdrawMax',
      [id, 'recipient'],
    );
    await product.call('stranger', 'withdrawMax', [id, 'other']);
  }
});

statement('name-metadata', async ({ lockup, flow }) => {
  await lockup.open();
  const id = await lockup.open();
  expect((await metadataOf(lockup, id)).name).toBe(`Sablier Lockup #${id}`);
  expect((await metadataOf(flow, await flow.open())).name).toBe('Sablier Flow');
});

statement('withdraw-others-only', async ({ lockup, flow }) => {
  for (const [product, error] of [
    [lockup, 'SablierLockup_WithdrawalAddressNotRecipient'],
    [flow, 'SablierFlow_WithdrawalAddressNotRecipient'],
  ] as const) {
    const id = await product.open();
    await product.pass(DAY);
    const [due, token, held] =
      product === lockup ? [dai('1'), '', 'lockup'] : [usdc('86.4'), '.usdc', 'flow'];
    await byEachCaller(product, id, async (who) => {
      const isAllowed = ['recipient', 'delegate', 'operator'].includes(who);
      if (!isAllowed) await product.reverts(error, who, 'withdrawMax', [id, who]);
      const to = isAllowed ? 'other' : 'recipient';
      await product.moves(() => product.call(who, 'withdrawMax', [id, to]), {
        [`${to}${token}`]: due,
        [`${held}${token}`]: -due,
      });
    });
  }
});

statement('uri-reverts-bad-answer', async ({ lockup }) => {
  const id = await lockup.open({ targetPrice: usd('4000'), total: 10n * DAY });
  await lockup.pass(DAY);
  const round = 'latestRoundData()';
  const cases = [
    { at: lockup.addressOf('oracle'), answers: { 'decimals()': [8n], [round]: [] } },
    // A text that would begin beyond the end of the answer, and a number that is no uint8.
    { at: lockup.addressOf('dai'), answers: { 'symbol()': [2n ** 200n, 1n, 1n] } },
    { at: lockup.addressOf('dai'), answers: { 'decimals()': [256n], 'symbol()': [] } },
    { at: await lockup.read<Address>('nftDescriptor'), answers: { otherwise: 'reverts' } },
  ] as const;
  for (const { at, answers } of cases) {
    expect(await lockup.read('tokenURI', [id])).toMatch(/^data:/);
    const before = await lockup.chain.snapshot();
    await standIn(lockup, answers, at);
    await lockup.reverts('no data', 'stranger', 'tokenURI', [id]);
    await lockup.call('recipient', 'transferFrom', ['recipient', 'other', id]);
    await lockup.chain.revert({ id: before });
  }
});

statement('owner-cancel-refund-pause', async ({ lockup, flow }) => {
  const [id, salary] = [await lockup.open(), await flow.open()];
  await lockup.reverts('SablierLockup_Unauthorized', 'recipient', 'cancel', [id]);
  const error = 'SablierFlowState_Unauthorized';
  await flow.reverts(error, 'recipient', 'refund', [salary, usdc('1')]);
  await flow.reverts(error, 'recipient', 'refundMax', [salary]);
  await flow.reverts(error, 'recipient', 'pause', [salary]);
});

statement('token-minted-without-asking', async ({ lockup: every, flow }) => {
  const deaf = await standIn(every, { otherwise: 'reverts' });
  const mints = async (product: typeof every | typeof flow) => {
    await product.open({ recipient: deaf });
    expect(await product.read('balanceOf', [deaf])).toBe(1n);
  };
  await inEachModel(every, mints);
  await mints(flow);
});

statement('cannot-receive-safe', async ({ lockup, flow }) => {
  const deaf = await standIn(lockup, { otherwise: 'reverts' });
  for (const product of [lockup, flow])
    await product.reverts('ERC721InvalidReceiver', 'recipient', 'safeTransferFrom', [
      'recipient',
      deaf,
      await product.open(),
    ]);
});

statement('json-contains-description', async ({ lockup }) => {
  const [id, fixed] = [await lockup.open(), await lockup.open({ transferable: false })];
  const { description, attributes } = await metadataOf(lockup, id);
  expect(description).toContain(`Stream ID: ${id}\n`);
  expect(description).toContain(lockup.address.toLowerCase());
  expect(description).toContain(lockup.addressOf('dai').toLowerCase());
  expect(description).toContain('Transferring the NFT makes the new owner the recipient');
  expect((await metadataOf(lockup, fixed)).description).toContain('non-transferable');
  expect(attributes).toEqual([
    { trait_type: 'Token', value: 'DAI' },
    { trait_type: 'Sender', value: lockup.accounts.sender.toLowerCase() },
    { trait_type: 'Status', value: 'Streaming' },
  ]);
});

statement('progress-streamed', async ({ lockup }) => {
  const id = await lockup.open({ deposit: 30_000n, total: 30_000n });
  await lockup.pass(10_000n);
  await lockup.call('recipient', 'withdraw', [id, 'recipient', 9_000n]);
  expect(cardOf(await metadataOf(lockup, id), 'Progress')).toBe('33.33%');
  await lockup.pass(19_999n);
  expect(cardOf(await metadataOf(lockup, id), 'Progress')).toBe('99.99%');
});

statement('amount-deposit', async ({ lockup }) => {
  const card = async (deposit: bigint) =>
    cardOf(await metadataOf(lockup, await lockup.open({ deposit })), 'Amount');
  expect(await card(dai('1234567'))).toBe('&#8805; 1.23M');
  expect(await card(dai('1239999'))).toBe('&#8805; 1.23M');
  expect(await card(dai('1') - 1n)).toBe('&lt; 1');
  expect(await card(dai('1'))).toBe('&#8805; 1');
  const trillion = 10n ** 12n;
  expect(await card(dai(`${1_000n * trillion}`) - 1n)).toBe('&#8805; 999.99T');
  expect(await card(dai(`${1_000n * trillion}`))).toBe('&gt; 999.99T');
});

statement('duration-start', async ({ lockup }) => {
  const card = async (total: bigint) =>
    cardOf(await metadataOf(lockup, await lockup.open({ total })), 'Duration');
  expect(await card(DAY - 1n)).toBe('&lt; 1 Day');
  expect(await card(2n * DAY - 1n)).toBe('1 Day');
  expect(await card(100n * DAY)).toBe('100 Days');
  expect(await card(10_000n * DAY - 1n)).toBe('9999 Days');
  expect(await card(10_000n * DAY)).toBe('&gt; 9999 Days');
});

statement('sand-lies-bulbs-pending', async ({ lockup }) => {
  for (const id of (await inEachStatus(lockup)).open) {
    const sand = sandOf(await metadataOf(lockup, id));
    expect(sand.some((y) => y < 350)).toBe(true);
    expect(sand.some((y) => y > 351)).toBe(true);
  }
});

statement('once-settled-upper', async ({ lockup }) => {
  const { open, over } = await inEachStatus(lockup);
  const less = sandOf(await metadataOf(lockup, open[0] ?? 0n)).filter((y) => y > 351);
  const unreleased = await lockup.open({ cliff: DAY });
  await lockup.call('sender', 'cancel', [unreleased]);
  expect(await lockup.statusOf(unreleased)).toBe('DEPLETED');
  for (const id of [...over, unreleased]) {
    const sand = sandOf(await metadataOf(lockup, id));
    expect(sand).toHaveLength(2);
    expect(Math.min(...sand)).toBeGreaterThan(351);
    // The sand of the full bulb begins higher up than that of the other picture.
    expect(Math.max(...sand)).toBeLessThan(Math.min(...less));
  }
});

statement('color-depend-keeps', async ({ lockup: every }) => {
  await inEachModel(every, async (lockup) => {
    const id = await lockup.open({ start: (await lockup.now()) + DAY, total: DAY });
    const other = await lockup.open();
    const color = async (of: bigint) =>
      [...(await metadataOf(lockup, of)).svg.matchAll(/hsl\(\d+,\d+%,\d+%\)/g)]
        .map(([found]) => found)
        .find((found) => found !== 'hsl(230,21%,11%)' && found !== 'hsl(230,27%,10%)');
    const created = await color(id);
    expect(created).toBeDefined();
    expect(await color(other)).not.toBe(created);
    for (const seconds of [DAY, DAY / 2n, DAY / 2n]) {
      await lockup.pass(seconds);
      expect(await color(id)).toBe(created);
    }
    await lockup.call('recipient', 'withdrawMax', [id, 'recipient']);
    expect(await color(id)).toBe(created);
  });
});

statement('symbol-bytes-long-unusual', async ({ lockup }) => {
  const id = await lockup.open();
  const shown = async (symbol: readonly bigint[] | 'reverts') => {
    const answers = { 'symbol()': symbol, 'decimals()': [18n], otherwise: [1n] };
    await standIn(lockup, answers, lockup.addressOf('dai'));
    return (await metadataOf(lockup, id)).attributes?.[0]?.value;
  };
  expect(await shown(wordsOf('A'.repeat(30)))).toBe('A'.repeat(30));
  expect(await shown(wordsOf('A'.repeat(31)))).toBe('Long Symbol');
  expect(await shown(wordsOf('A<b>'))).toBe('Unsupported Symbol');
  expect(await shown('reverts')).toBe('ERC20');
  expect(await shown(wordsOf('').slice(0, 2))).toBe('ERC20');
  expect(await shown([BigInt(padHex(stringToHex('OLD'), { dir: 'right', size: 32 }))])).toBe(
    'ERC20',
  );
});

/** A text of at most 32 bytes as a function returns it. */
const wordsOf = (text: string): bigint[] => {
  const bytes: Hex = stringToHex(text);
  return [32n, BigInt(size(bytes)), BigInt(padHex(bytes, { dir: 'right', size: 32 }))];
};

statement('all-look-whatever-owe', async ({ flow }) => {
  const [rich, poor] = [await flow.open(), await flow.open({ deposit: 0n, sender: 'other' })];
  await flow.pass(DAY);
  const [one, two] = [
    await flow.read<string>('tokenURI', [rich]),
    await flow.read<string>('tokenURI', [poor]),
  ];
  expect(one).toBe(two);
  expect(textIn(one)).toContain('Sablier Flow');
});

statement('lockup-create', async ({ lockup }) => {
  const updates = async () =>
    (await lastEvents(lockup)).filter((name) => name === 'MetadataUpdate').length;
  const [id, kept] = [await lockup.open(), await lockup.open()];
  expect(await updates()).toBe(1);
  await lockup.call('recipient', 'transferFrom', ['recipient', 'other', id]);
  expect(await updates()).toBe(1);
  await lockup.pass(DAY);
  await lockup.call('sender', 'renounce', [kept]);
  expect(await updates()).toBe(0);
  await lockup.call('sender', 'cancel', [id]);
  expect(await updates()).toBe(1);
  await lockup.call('other', 'withdrawMax', [id, 'other']);
  expect(await updates()).toBe(1);
  await lockup.call('other', 'burn', [id]);
  expect(await updates()).toBe(1);
});

statement('flow-create', async ({ flow }) => {
  const id = await flow.open();
  await flow.fund('sender', usdc('1'), 'usdc');
  const calls = [
    ['recipient', 'transferFrom', ['recipient', 'other', id]],
    ['sender', 'deposit', [id, usdc('1'), 'sender', 'other']],
    ['sender', 'adjustRatePerSecond', [id, 10n ** 16n]],
    ['sender', 'pause', [id]],
    ['sender', 'restart', [id, 10n ** 15n]],
    ['sender', 'refund', [id, usdc('1')]],
    ['sender', 'void', [id]],
    ['other', 'withdraw', [id, 'other', usdc('1')]],
  ] as const;
  await flow.open({ deposit: 0n });
  expect(await lastEvents(flow)).toContain('MetadataUpdate');
  await flow.pass(DAY);
  for (const [who, name, args] of calls) {
    await flow.call(who, name, args);
    expect(await lastEvents(flow), name).toContain('MetadataUpdate');
  }
});

statement('replacing-descriptor-batch', async ({ lockup: every, flow }) => {
  await inEachModel(every, async (lockup) => {
    for (const product of [lockup, flow]) {
      const ids = [await product.open(), await product.open()];
      await execute(product, 'setNFTDescriptor', [await product.read('nftDescriptor')]);
      expect(await lastEvents(product)).toContain('BatchMetadataUpdate');
      const logs = await product.chain.getLogs({ address: product.address });
      const range = [1n, ids[1] ?? 0n].map((id) => padHex(toHex(id), { size: 32 }).slice(2));
      expect(logs.map(({ data }) => data)).toContain(`0x${range.join('')}`);
    }
  });
});

statement(
  'renounce-either-since',
  {
    of: 'lockup',
    model: 'any',
    shape: 'any',
    moment: ['pending', 'start', 'between', 'last'],
    owner: 'any',
    feed: ['none', 'below'],
  },
  async (world) => {
    const before = await world.read('tokenURI', [world.id]);
    expect(await world.events('sender', 'renounce', [world.id])).toEqual(['RenounceLockupStream']);
    expect(await lastEvents(world)).toEqual(['RenounceLockupStream']);
    expect(await world.read('tokenURI', [world.id])).toBe(before);
  },
);

statement(
  'passing-time-event',
  {
    of: 'lockup',
    model: 'any',
    shape: 'any',
    moment: { not: ['canceled', 'depleted'] },
    feed: ['none', 'below'],
  },
  async (world) => {
    await world.pass(world.terms.total);
    expect(await world.read('streamedAmountOf', [world.id])).toBe(await world.released());
    expect(await world.chain.getLogs({ address: world.address })).toEqual([]);
  },
);

statement('both-contracts-report-interfaces', async ({ lockup, flow }) => {
  for (const product of [lockup, flow]) {
    for (const id of ['0x01ffc9a7', '0x80ac58cd', '0x5b5e139f', '0x49064906'])
      expect(await product.read('supportsInterface', [id])).toBe(true);
    expect(await product.read('supportsInterface', ['0xffffffff'])).toBe(false);
  }
});

statement('only-depleted-otherwise-reverts', async ({ lockup: every, flow }) => {
  await inEachModel(every, async (lockup) => {
    const { open, over } = await inEachStatus(lockup);
    const [settled, depleted] = over;
    const error = 'SablierLockup_StreamNotDepleted';
    for (const id of [...open, settled]) {
      // Nothing is left in a price-gated stream that was canceled.
      const isDepleted = (await lockup.statusOf(id ?? 0n)) === 'DEPLETED';
      await lockup.reverts(isDepleted ? 'success' : error, 'recipient', 'burn', [id]);
    }
    await lockup.call('recipient', 'burn', [depleted]);
    expect(await lockup.read('ownerOf', [depleted]).catch(errorName)).toBe(
      'ERC721NonexistentToken',
    );
    const has = flow.abi.some((item) => item.type === 'function' && item.name === 'burn');
    expect(has).toBe(false);
  });
});

statement(
  'owner-approved-account-transferable',
  {
    of: 'lockup',
    model: 'any',
    moment: 'depleted',
    caller: 'any',
    owner: 'any',
    transferable: 'any',
    cancelable: 'any',
  },
  async (world) => {
    const isRefused = world.who === 'sender' || world.who === 'stranger';
    await world.reverts(isRefused ? 'SablierLockup_Unauthorized' : 'success', world.who, 'burn', [
      world.id,
    ]);
  },
);

statement(
  'after-get-uri-revert',
  {
    of: 'lockup',
    model: 'any',
    moment: 'depleted',
    caller: ['recipient', 'approved', 'operator'],
    owner: 'any',
    feed: 'any',
  },
  async (world) => {
    await world.call(world.who, 'burn', [world.id]);
    for (const name of ['ownerOf', 'getRecipient', 'tokenURI'])
      await world.reverts('ERC721NonexistentToken', 'stranger', name, [world.id]);
  },
);

statement('status-getters-keep-answering', async ({ lockup }) => {
  const id = await lockup.open({ total: DAY });
  await lockup.pass(DAY);
  await lockup.call('recipient', 'withdrawMax', [id, 'recipient']);
  const getters = lockup.abi.flatMap((item) =>
    item.type === 'function' &&
    item.stateMutability === 'view' &&
    item.inputs.map(({ name }) => name).join() === 'streamId' &&
    !/^(getRecipient|tokenURI|getSegments|getTranches|getPriceGatedUnlockParams)$/.test(item.name)
      ? item.name
      : [],
  );
  const answers = () => Promise.all(getters.map((name) => lockup.read<unknown>(name, [id])));
  const before = await answers();
  await lockup.call('recipient', 'burn', [id]);
  expect(getters).toContain('statusOf');
  expect(await answers()).toEqual(before);
});

statement('withdraw-everything-available-choice', async ({ lockup, flow }) => {
  const [id, salary] = [await lockup.open(), await flow.open()];
  await lockup.pass(DAY);
  await lockup.call('recipient', 'approve', ['operator', id]);
  await flow.call('recipient', 'approve', ['operator', salary]);
  await lockup.moves(
    async () => {
      await lockup.call('operator', 'withdrawMax', [id, 'other']);
      await flow.call('operator', 'withdrawMax', [salary, 'other']);
    },
    {
      other: dai('1'),
      lockup: -dai('1'),
      'other.usdc': usdc('86.4'),
      'flow.usdc': -usdc('86.4'),
    },
  );
  await flow.call('operator', 'void', [salary]);
  expect(await flow.read('isVoided', [salary])).toBe(true);
});

statement('transfer-clears-approval-single', async ({ lockup, flow }) => {
  for (const product of [lockup, flow]) {
    const [id, kept] = [await product.open(), await product.open()];
    for (const each of [id, kept]) await product.call('recipient', 'approve', ['operator', each]);
    await product.call('recipient', 'transferFrom', ['recipient', 'other', id]);
    await product.reverts('ERC721InsufficientApproval', 'operator', 'transferFrom', [
      'other',
      'operator',
      id,
    ]);
    expect(await product.read('getApproved', [kept])).toBe(product.accounts.operator);
  }
});

statement('approval-remains-force-old', async ({ lockup: every, flow }) => {
  await inEachModel(every, async (lockup) => {
    for (const product of [lockup, flow]) {
      await product.call('recipient', 'setApprovalForAll', ['operator', true]);
      const id = await product.open();
      await product.call('recipient', 'transferFrom', ['recipient', 'other', id]);
      await product.reverts('ERC721InsufficientApproval', 'operator', 'transferFrom', [
        'other',
        'operator',
        id,
      ]);
      const later = await product.open();
      await product.call('operator', 'transferFrom', ['recipient', 'operator', later]);
      expect(await product.read('ownerOf', [later])).toBe(product.accounts.operator);
    }
  });
});

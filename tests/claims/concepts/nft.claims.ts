import { expect } from 'vitest';
import { padHex, size, stringToHex, toHex, type Hex } from 'viem';
import { claim, dai, DAY, usdc, type Chains } from '../claim';
import { execute, lastEvents } from '../chains/comptroller';
import type { ContractActions } from '../chains/contract';
import { errorName } from '../chains/errors';
import { standIn } from '../chains/stand-in';

interface Metadata {
  readonly name: string;
  readonly description: string;
  readonly attributes?: readonly { readonly trait_type: string; readonly value: string }[];
  readonly svg: string;
}

const decode = (uri: string) => Buffer.from(uri.split('base64,')[1] ?? '', 'base64').toString();

async function metadataOf(on: ContractActions, id: bigint): Promise<Metadata> {
  const json = JSON.parse(decode(await on.read<string>('tokenURI', [id]))) as Metadata & {
    image: string;
  };
  return { ...json, svg: decode(json.image) };
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

claim(
  '/concepts/nft',
  'Creating a stream mints an ERC-721 token to the recipient.',
  async ({ lockup, flow }) => {
    for (const product of [lockup, flow]) {
      const id = await product.open({ by: 'other' });
      expect(await product.read('ownerOf', [id])).toBe(product.accounts.recipient);
      expect(await product.read('balanceOf', ['recipient'])).toBe(1n);
      expect(await product.read('supportsInterface', ['0x80ac58cd'])).toBe(true);
    }
  },
);

claim(
  '/concepts/nft',
  'The contract stores no other recipient: whoever owns the token is the recipient.',
  async ({ lockup, flow }) => {
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
  },
);

claim(
  '/concepts/nft',
  'Name in metadata | Sablier Lockup # and the id | Sablier Flow',
  async ({ lockup, flow }) => {
    await lockup.open();
    const id = await lockup.open();
    expect((await metadataOf(lockup, id)).name).toBe(`Sablier Lockup #${id}`);
    expect((await metadataOf(flow, await flow.open())).name).toBe('Sablier Flow');
  },
);

claim(
  '/concepts/nft',
  "withdraw to any address; others can withdraw only to the owner's address;",
  async ({ lockup, flow }) => {
    for (const [product, error] of [
      [lockup, 'SablierLockup_WithdrawalAddressNotRecipient'],
      [flow, 'SablierFlow_WithdrawalAddressNotRecipient'],
    ] as const) {
      const id = await product.open();
      await product.pass(DAY);
      await product.reverts('success', 'recipient', 'withdrawMax', [id, 'other']);
      for (const who of ['sender', 'stranger', 'admin']) {
        await product.reverts(error, who, 'withdrawMax', [id, who]);
        await product.reverts('success', who, 'withdrawMax', [id, 'recipient']);
      }
    }
  },
);

claim(
  '/concepts/nft',
  'The owner cannot cancel, refund or pause the stream.',
  async ({ lockup, flow }) => {
    const [id, salary] = [await lockup.open(), await flow.open()];
    await lockup.reverts('SablierLockup_Unauthorized', 'recipient', 'cancel', [id]);
    const error = 'SablierFlowState_Unauthorized';
    await flow.reverts(error, 'recipient', 'refund', [salary, usdc('1')]);
    await flow.reverts(error, 'recipient', 'refundMax', [salary]);
    await flow.reverts(error, 'recipient', 'pause', [salary]);
  },
);

claim(
  '/concepts/nft',
  'The token is minted without asking the receiver: a contract that cannot handle ERC-721 tokens can still be the recipient of a new stream.',
  async ({ lockup, flow }) => {
    const deaf = await standIn(lockup, { otherwise: 'reverts' });
    for (const product of [lockup, flow]) {
      await product.open({ recipient: deaf });
      expect(await product.read('balanceOf', [deaf])).toBe(1n);
    }
  },
);

claim('/concepts/nft', 'It cannot receive one by safeTransferFrom.', async ({ lockup, flow }) => {
  const deaf = await standIn(lockup, { otherwise: 'reverts' });
  for (const product of [lockup, flow])
    await product.reverts('ERC721InvalidReceiver', 'recipient', 'safeTransferFrom', [
      'recipient',
      deaf,
      await product.open(),
    ]);
});

claim(
  '/concepts/nft',
  'The JSON contains a description with the stream id, the Lockup address and the token address, a notice about transferability, and three attributes: token symbol, sender and status.',
  async ({ lockup }) => {
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
  },
);

claim(
  '/concepts/nft',
  'Progress | the streamed part of the deposit | percent with two decimals, rounded down',
  async ({ lockup }) => {
    const id = await lockup.open({ deposit: 30_000n, total: 30_000n });
    await lockup.pass(10_000n);
    await lockup.call('recipient', 'withdraw', [id, 'recipient', 9_000n]);
    expect(cardOf(await metadataOf(lockup, id), 'Progress')).toBe('33.33%');
    await lockup.pass(19_999n);
    expect(cardOf(await metadataOf(lockup, id), 'Progress')).toBe('99.99%');
  },
);

claim(
  '/concepts/nft',
  'Amount | the deposit | rounded down, 1,234,567 reads "≥ 1.23M"; below 1 reads "< 1"',
  async ({ lockup }) => {
    const card = async (deposit: bigint) =>
      cardOf(await metadataOf(lockup, await lockup.open({ deposit })), 'Amount');
    expect(await card(dai('1234567'))).toBe('&#8805; 1.23M');
    expect(await card(dai('1239999'))).toBe('&#8805; 1.23M');
    expect(await card(dai('1') - 1n)).toBe('&lt; 1');
    expect(await card(dai('1'))).toBe('&#8805; 1');
  },
);

claim(
  '/concepts/nft',
  'Duration | start to end | whole days; "< 1 Day" and "> 9999 Days" at the ends',
  async ({ lockup }) => {
    const card = async (total: bigint) =>
      cardOf(await metadataOf(lockup, await lockup.open({ total })), 'Duration');
    expect(await card(DAY - 1n)).toBe('&lt; 1 Day');
    expect(await card(2n * DAY - 1n)).toBe('1 Day');
    expect(await card(100n * DAY)).toBe('100 Days');
    expect(await card(10_000n * DAY - 1n)).toBe('9999 Days');
    expect(await card(10_000n * DAY)).toBe('&gt; 9999 Days');
  },
);

claim(
  '/concepts/nft',
  'Sand lies in both bulbs while the stream is pending, streaming or canceled.',
  async ({ lockup }) => {
    for (const id of (await inEachStatus(lockup)).open) {
      const sand = sandOf(await metadataOf(lockup, id));
      expect(sand.some((y) => y < 350)).toBe(true);
      expect(sand.some((y) => y > 351)).toBe(true);
    }
  },
);

claim(
  '/concepts/nft',
  'Once it is settled or depleted, the upper bulb is empty and the lower one full, also if the stream was canceled before anything was released.',
  async ({ lockup }) => {
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
  },
);

claim(
  '/concepts/nft',
  'The cards show how far it is; the sand has two pictures only.',
  async ({ lockup }) => {
    const [id, other] = [await lockup.open(), await lockup.open()];
    const pictures = async () => {
      const metadata = await metadataOf(lockup, id);
      return { sand: sandOf(metadata), progress: cardOf(metadata, 'Progress') };
    };
    await lockup.pass(DAY);
    const early = await pictures();
    await lockup.pass(98n * DAY);
    const late = await pictures();
    expect(late.sand).toEqual(early.sand);
    expect(late.progress).not.toBe(early.progress);
    await lockup.pass(2n * DAY);
    expect(sandOf(await metadataOf(lockup, other))).not.toEqual(early.sand);
  },
);

claim(
  '/concepts/nft',
  'The color does not depend on the status: a stream keeps its color from creation to depletion.',
  async ({ lockup }) => {
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
  },
);

claim(
  '/concepts/nft',
  'A symbol of more than 30 bytes reads "Long Symbol", one with unusual characters "Unsupported Symbol", and one that is missing, empty or of the type bytes32 "ERC20".',
  async ({ lockup }) => {
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
  },
);

/** A text of at most 32 bytes as a function returns it. */
const wordsOf = (text: string): bigint[] => {
  const bytes: Hex = stringToHex(text);
  return [32n, BigInt(size(bytes)), BigInt(padHex(bytes, { dir: 'right', size: 32 }))];
};

claim(
  '/concepts/nft',
  'All Flow tokens look the same, whatever their streams owe.',
  async ({ flow }) => {
    const [rich, poor] = [await flow.open(), await flow.open({ deposit: 0n, sender: 'other' })];
    await flow.pass(DAY);
    const [one, two] = [
      await flow.read<string>('tokenURI', [rich]),
      await flow.read<string>('tokenURI', [poor]),
    ];
    expect(one).toBe(two);
    expect(decode(one)).toContain('Sablier Flow');
  },
);

claim(
  '/concepts/nft',
  'That changes what tokens look like, not who owns them or what they are owed.',
  async ({ lockup, flow }) => {
    const [id, salary] = [await lockup.open(), await flow.open()];
    await lockup.pass(DAY);
    const mute = await standIn(lockup, { otherwise: wordsOf('replaced') });
    for (const [product, stream, owed] of [
      [lockup, id, dai('1')],
      [flow, salary, usdc('86.4')],
    ] as const) {
      await execute(product, 'setNFTDescriptor', [mute]);
      expect(await product.read('tokenURI', [stream])).toBe('replaced');
      expect(await product.read('ownerOf', [stream])).toBe(product.accounts.recipient);
      expect(await product.read('withdrawableAmountOf', [stream])).toBe(owed);
    }
  },
);

claim(
  '/concepts/nft',
  'Lockup | create, transfer and burn of the token; cancel; withdraw',
  async ({ lockup }) => {
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
  },
);

claim(
  '/concepts/nft',
  'Flow | create and transfer of the token; deposit, adjust, pause, restart, refund, void, withdraw',
  async ({ flow }) => {
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
  },
);

claim(
  '/concepts/nft',
  'Replacing the descriptor emits BatchMetadataUpdate for all streams.',
  async ({ lockup, flow }) => {
    for (const product of [lockup, flow]) {
      const ids = [await product.open(), await product.open()];
      await execute(product, 'setNFTDescriptor', [await product.read('nftDescriptor')]);
      expect(await lastEvents(product)).toContain('BatchMetadataUpdate');
      const logs = await product.chain.getLogs({ address: product.address });
      const range = [1n, ids[1] ?? 0n].map((id) => padHex(toHex(id), { size: 32 }).slice(2));
      expect(logs.map(({ data }) => data)).toContain(`0x${range.join('')}`);
    }
  },
);

claim(
  '/concepts/nft',
  'renounce emits no MetadataUpdate either, since the picture does not show whether a stream is cancelable.',
  async ({ lockup }) => {
    const id = await lockup.open();
    const before = await metadataOf(lockup, id);
    await lockup.call('sender', 'renounce', [id]);
    expect(await lastEvents(lockup)).toEqual(['RenounceLockupStream']);
    expect(await metadataOf(lockup, id)).toEqual(before);
  },
);

claim('/concepts/nft', 'The passing of time emits no event.', async ({ lockup }) => {
  const id = await lockup.open();
  await lockup.pass(DAY);
  expect(await lockup.read('streamedAmountOf', [id])).toBe(dai('1'));
  expect(await lastEvents(lockup)).toEqual([]);
});

claim(
  '/concepts/nft',
  'Both contracts report the interfaces of ERC-165, ERC-721, its metadata extension and ERC-4906 through supportsInterface.',
  async ({ lockup, flow }) => {
    for (const product of [lockup, flow]) {
      for (const id of ['0x01ffc9a7', '0x80ac58cd', '0x5b5e139f', '0x49064906'])
        expect(await product.read('supportsInterface', [id])).toBe(true);
      expect(await product.read('supportsInterface', ['0xffffffff'])).toBe(false);
    }
  },
);

claim(
  '/concepts/nft',
  'Only Lockup has burn, and only for a stream with the status DEPLETED; otherwise the call reverts with SablierLockup_StreamNotDepleted.',
  async ({ lockup, flow }) => {
    const { open, over } = await inEachStatus(lockup);
    const [settled, depleted] = over;
    for (const id of [...open, settled])
      await lockup.reverts('SablierLockup_StreamNotDepleted', 'recipient', 'burn', [id]);
    await lockup.call('recipient', 'burn', [depleted]);
    expect(await lockup.read('ownerOf', [depleted]).catch(errorName)).toBe(
      'ERC721NonexistentToken',
    );
    const has = flow.abi.some((item) => item.type === 'function' && item.name === 'burn');
    expect(has).toBe(false);
  },
);

claim(
  '/concepts/nft',
  'The owner or an approved account can call it, also when the stream is not transferable.',
  async ({ lockup }) => {
    const open = () => lockup.open({ transferable: false, total: DAY });
    const [first, second] = [await open(), await open()];
    await lockup.pass(DAY);
    for (const id of [first, second])
      await lockup.call('recipient', 'withdrawMax', [id, 'recipient']);
    await lockup.call('recipient', 'approve', ['operator', second]);
    for (const who of ['sender', 'stranger', 'operator'])
      await lockup.reverts('SablierLockup_Unauthorized', who, 'burn', [first]);
    await lockup.call('recipient', 'burn', [first]);
    await lockup.call('operator', 'burn', [second]);
    expect(await lockup.read('balanceOf', ['recipient'])).toBe(0n);
  },
);

claim(
  '/concepts/nft',
  'After the burn, ownerOf, getRecipient and tokenURI revert with ERC721NonexistentToken.',
  async ({ lockup }) => {
    const id = await lockup.open({ total: DAY });
    await lockup.pass(DAY);
    await lockup.call('recipient', 'withdrawMax', [id, 'recipient']);
    await lockup.call('recipient', 'burn', [id]);
    for (const name of ['ownerOf', 'getRecipient', 'tokenURI'])
      await lockup.reverts('ERC721NonexistentToken', 'stranger', name, [id]);
  },
);

claim(
  '/concepts/nft',
  'statusOf and the other getters of the stream keep answering.',
  async ({ lockup }) => {
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
  },
);

claim(
  '/concepts/nft',
  'Flow refuses transfers to the zero address and has no burn.',
  async ({ flow }) => {
    const id = await flow.open();
    const zero = '0x0000000000000000000000000000000000000000';
    for (const name of ['transferFrom', 'safeTransferFrom', 'transferFromPayable'])
      await flow.reverts('ERC721InvalidReceiver', 'recipient', name, ['recipient', zero, id]);
    const names = flow.abi.map((item) => (item.type === 'function' ? item.name : ''));
    expect(names.filter((name) => /burn/i.test(name))).toEqual([]);
  },
);

claim(
  '/concepts/nft',
  'It can withdraw everything that is available to an address of its choice, and in Flow it can void the stream.',
  async ({ lockup, flow }) => {
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
  },
);

claim(
  '/concepts/nft',
  'A transfer clears the approval of that single token.',
  async ({ lockup, flow }) => {
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
  },
);

claim(
  '/concepts/nft',
  'An approval for all remains in force for the old owner and covers any stream they receive later.',
  async ({ lockup, flow }) => {
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
  },
);

claim(
  '/concepts/nft',
  'The sender of a cancelable stream can take back everything not released yet, even a minute after the sale.',
  async ({ lockup }) => {
    const id = await lockup.open();
    await lockup.pass(40n * DAY);
    await lockup.call('recipient', 'transferFrom', ['recipient', 'other', id]);
    await lockup.pass(60n);
    const rest = dai('60') - (dai('100') * 60n) / (100n * DAY);
    const left = dai('100') - (await lockup.read('streamedAmountOf', [id]));
    expect(left - rest).toBeLessThanOrEqual(1n);
    await lockup.moves(() => lockup.call('sender', 'cancel', [id]), {
      sender: left,
      lockup: -left,
    });
  },
);

import { StandardMerkleTree } from '@openzeppelin/merkle-tree';
import { describe, expect, it } from 'vitest';
import { createRandom } from '@sablier-docs/testing/random';
import { onProcessor } from '@sablier-docs/testing/cpu';
import { CampaignFileError, readCampaignFile } from './campaign-file';
import { entryAmountText } from './view/amount-text';
import { countEntries, findEntries, MAX_ENTRIES, openCampaignFile } from './campaign';
import { looksInUnits } from './list-faults';
import { campaignJson } from './write-file';
import { buildTree, proofOf, verifyProof, type Leaf } from './tree';
import { ALICE, BOB, formatOf } from '../csv/testing';

const format = formatOf('airdrops/instant');
const random = createRandom(11n);
const randomLeaves = (count: number): Leaf[] =>
  Array.from({ length: count }, (_, index) => ({
    index,
    address: `0x${random
      .between(1n, (1n << 160n) - 1n)
      .toString(16)
      .padStart(40, '0')}`,
    amount: random.magnitude(1n, (1n << 128n) - 1n),
  }));
const reference = (leaves: Leaf[]) =>
  StandardMerkleTree.of(
    leaves.map(({ index, address, amount }) => [String(index), address, String(amount)]),
    ['uint', 'address', 'uint256'],
  );

describe('the tree', () => {
  it.each([1, 2, 3, 4, 5, 8, 31, 200])('of %i leaves is OpenZeppelin’s', (count) => {
    const leaves = randomLeaves(count);
    const ours = buildTree(leaves);
    const theirs = reference(leaves);
    expect(ours.root).toBe(theirs.root);
    leaves.forEach((leaf, position) => {
      const proof = proofOf(ours, position);
      expect(proof).toEqual(theirs.getProof(position));
      expect(verifyProof(ours.root, leaf, proof)).toBe(true);
      expect(verifyProof(ours.root, { ...leaf, amount: leaf.amount + 1n }, proof)).toBe(false);
      expect(verifyProof(ours.root, { ...leaf, index: leaf.index + 1 }, proof)).toBe(false);
    });
  });

  it('reports progress from 0 to 1, and refuses an empty list', () => {
    const seen: number[] = [];
    buildTree(randomLeaves(3), (done) => seen.push(done));
    expect(seen[0]).toBe(0);
    expect(seen.at(-1)).toBe(1);
    expect(() => buildTree([])).toThrow(RangeError);
  });
});

describe('a campaign file', () => {
  const leaves: Leaf[] = [
    { index: 0, address: ALICE, amount: 250_500_000n },
    { index: 1, address: BOB, amount: 1_000_000_000n },
  ];
  const tree = reference(leaves);
  const ipfs = {
    root: tree.root,
    total_amount: '1250500000',
    number_of_recipients: 2,
    merkle_tree: JSON.stringify(tree.dump()),
    recipients: leaves.map(({ address, amount }) => ({ address, amount: String(amount) })),
  };
  const open = (text: string) => openCampaignFile(readCampaignFile(text, format, 6));

  it.each([
    ['from IPFS', JSON.stringify(ipfs), 'campaign'],
    ['as a dump', JSON.stringify(tree.dump()), 'tree'],
    ['as CSV', `address,amount\n${ALICE},250.5\n${BOB},1000\n`, 'csv'],
    [
      'as CSV that needs repairs',
      `\uFEFFaddress;amount\r\n ${ALICE};250.50\r\n${BOB};1'000\r\n`,
      'csv',
    ],
  ])('%s gives the root and the proofs', (_name, text, kind) => {
    const campaign = open(text);
    expect(campaign.file.kind).toBe(kind);
    expect(campaign.tree.root).toBe(tree.root);
    expect(campaign.total).toBe(1_250_500_000n);
    expect(campaign.contradictions).toEqual([]);
    expect(findEntries(campaign, ` ${BOB.toLowerCase()} `)).toEqual([
      {
        ...leaves[1],
        address: expect.stringMatching(/^0x0298/i) as string,
        proof: tree.getProof(1),
      },
    ]);
    expect(findEntries(campaign, `0x${'1'.repeat(40)}`)).toEqual([]);
  });

  it('needs no decimals for a file from IPFS, and shows no tokens without them', () => {
    const campaign = openCampaignFile(readCampaignFile(JSON.stringify(ipfs), format, null));
    expect(campaign.tree.root).toBe(tree.root);
    expect(entryAmountText(campaign.total, null)).toBe('1250500000 smallest units');
    expect(entryAmountText(campaign.total, 6)).toBe(
      '1250500000 smallest units, 1\u202f250.5 tokens with 6 decimals',
    );
  });

  it('assumes no decimals for a CSV, whose root depends on them', () => {
    const csv = `address,amount\n${ALICE},250.5\n${BOB},1000\n`;
    expect(() => readCampaignFile(csv, format, null)).toThrow(/^Enter the decimals of the token/);
    const wrong = `address,amount\n${ALICE},x\n${BOB},1\n`;
    expect(() => readCampaignFile(wrong, format, null)).toThrow(/^Row 2: /);
  });

  it('is refused for another root, total or number than its rows have', () => {
    const wrong = {
      ...ipfs,
      root: `0x${'0'.repeat(64)}`,
      total_amount: '7',
      number_of_recipients: 3,
    };
    expect(open(JSON.stringify(wrong)).contradictions).toHaveLength(3);
    const twice = {
      format: 'standard-v1',
      values: leaves.map((l) => ({ value: ['0', l.address, String(l.amount)] })),
    };
    expect(open(JSON.stringify(twice)).contradictions[0]).toMatch(/same index/);
  });

  it('does not repeat a stated total that is no number', () => {
    const [contradiction] = open(
      JSON.stringify({ ...ipfs, total_amount: '<b>7</b>' }),
    ).contradictions;
    expect(contradiction).toBe(
      'The file states no whole number as its total, its amounts add up to 1250500000.',
    );
  });

  describe('that is made for a new campaign', () => {
    const listOf = (...rows: [string, string][]) =>
      openCampaignFile(
        readCampaignFile(
          JSON.stringify({ recipients: rows.map(([address, amount]) => ({ address, amount })) }),
          format,
          6,
        ),
      );
    const MISTYPED = ALICE.replace(/5$/, '6');
    const ZERO = `0x${'0'.repeat(40)}`;

    it.each([
      ['a mistyped checksum', [MISTYPED, '5'], /case do not match.*D336 \(index 1\)/],
      ['the zero address', [ZERO, '5'], /belongs to nobody/],
      ['an amount of 0', [BOB, '0'], /amount is zero/],
      ['a repeated address', [ALICE.toLowerCase(), '5'], /twice/],
    ] as const)('names %s, can be read for claims, and has no file to save', (_, row, says) => {
      const campaign = listOf([ALICE, '7'], [...row]);
      expect(campaign.faults).toEqual([expect.stringMatching(says)]);
      expect(findEntries(campaign, row[0]).length).toBeGreaterThan(0);
      expect(campaignJson(campaign)).toBeNull();
    });

    it('has no fault with valid addresses in any case and amounts above 0', () => {
      const campaign = listOf([ALICE, '7'], [BOB.toLowerCase(), '9']);
      expect(campaign.faults).toEqual([]);
      expect(campaignJson(campaign)).toContain('"amount":"9"');
    });

    it('is doubted when a CSV seems to count in the smallest unit, not when a JSON does', () => {
      const csv = (amount: string) =>
        readCampaignFile(`address,amount\n${ALICE},${amount}\n${BOB},2000000000\n`, format, 6);
      expect(looksInUnits(csv('1500000000'), 6)).toBe(true);
      expect(looksInUnits(csv('1500'), 6)).toBe(false);
      expect(looksInUnits(listOf([ALICE, `${10n ** 15n}`]).file, 6)).toBe(false);
    });

    it('takes the columns of a CSV by their names, and asks for a name otherwise', () => {
      const read = (header: string) => () =>
        readCampaignFile(`${header}\n1,${ALICE},5\n2,${BOB},7\n`, format, 6).leaves[1]?.amount;
      expect(read('no,wallet,tokens')()).toBe(7_000_000n);
      expect(read('a,b,c')).toThrow(/Which column is address/);
    });
  });

  it('finds every entry of an address', () => {
    const values = [ALICE, ALICE].map((address, index) => ({
      value: [String(index), address, '5'],
    }));
    expect(
      findEntries(open(JSON.stringify({ format: 'standard-v1', values })), ALICE),
    ).toHaveLength(2);
  });

  it('says what of a CSV was read otherwise than it is written', () => {
    const text = `address;amount\n ${ALICE};250.5\n${BOB};1'000\n`;
    expect(readCampaignFile(text, format, 6).repairs).toEqual([
      'The columns are not separated by commas.',
      'Spaces surround the value. Row 2.',
      'The amount contains thousands separators. Row 3.',
    ]);
    const good = `address,amount\n${ALICE},250.5\n${BOB},1000\n`;
    expect(readCampaignFile(good, format, 6).repairs).toEqual([]);
    expect(readCampaignFile(JSON.stringify(ipfs), format, 6).repairs).toEqual([]);
  });

  it('asks what an amount with two meanings is, and builds the tree of the answer', () => {
    const text = `address;amount\n${ALICE};250,5\n${BOB};1.000\n`;
    const asked = () => readCampaignFile(`address;amount\n${ALICE};1\n${BOB};1.000\n`, format, 6);
    expect(asked).toThrow(/^Row 3: 1\.000 = 1 or 1000\?/);
    expect(asked).toThrow(expect.objectContaining({ doubtful: '1.000' }) as Error);
    expect(openCampaignFile(readCampaignFile(text, format, 6, 'comma')).tree.root).toBe(tree.root);
    expect(() => readCampaignFile(text, format, 6, 'point')).toThrow(CampaignFileError);
  });

  it('names a spreadsheet file, and reads bytes', () => {
    const xlsx = new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]);
    expect(() => readCampaignFile(xlsx, format, 6)).toThrow(/spreadsheet file.*CSV UTF-8/);
    const bytes = new TextEncoder().encode(JSON.stringify(ipfs));
    expect(openCampaignFile(readCampaignFile(bytes, format, null)).tree.root).toBe(tree.root);
  });

  it('takes numbers without quotation marks as long as they are exact', () => {
    const file = (amount: string) =>
      `{"recipients": [{"address": "${ALICE}", "amount": ${amount}}]}`;
    expect(open(file('9007199254740991')).total).toBe(9_007_199_254_740_991n);
    for (const amount of ['9007199254740993', '100000000000000000000', '1e22']) {
      expect(() => open(file(amount))).toThrow(/^Recipient 0 has an amount above 2\^53/);
    }
    // Claims do not depend on the total, so an inexact one is ignored.
    const total = JSON.stringify(ipfs).replace('"1250500000"', '9007199254740993');
    expect(open(total).contradictions).toEqual([]);
  });

  it('counts 12,000 equal addresses at once, and proves the first of them', { retry: 2 }, () => {
    const entry = { address: ALICE, amount: '5' };
    const text = JSON.stringify({ recipients: Array.from({ length: 12_000 }, () => entry) });
    const file = readCampaignFile(text, format, null);
    const { value: campaign, seconds } = onProcessor(() => openCampaignFile(file));
    const others = file.leaves.map((leaf) => ({
      ...leaf,
      address: `0x${leaf.index.toString(16).padStart(40, '1')}`,
    }));
    const different = onProcessor(() => openCampaignFile({ ...file, leaves: others }));
    expect(seconds).toBeLessThan(3 * different.seconds);
    expect(countEntries(campaign, ALICE)).toBe(12_000);
    expect(findEntries(campaign, ALICE)).toHaveLength(MAX_ENTRIES);
  });

  it.each([
    ['nothing', ' ', /empty/],
    ['damaged JSON', '{"recipients": [', /cut off/],
    ['other JSON', '{"a": 1}', /no campaign file/],
    ['a list', '[1]', /no campaign file/],
    ['no recipients', '{"recipients": []}', /no recipient/],
    ['a wrong address', '{"recipients": [{"address": "0x1", "amount": "1"}]}', /no EVM address/],
    [
      'a decimal amount',
      `{"recipients": [{"address": "${ALICE}", "amount": "1.5"}]}`,
      /whole units/,
    ],
    ['a missing amount', `{"recipients": [{"address": "${ALICE}"}]}`, /whole units/],
    ['a foreign dump', '{"format": "standard-v1", "values": [{"value": ["a"]}]}', /index, address/],
    ['a wrong CSV', `address,amount\n${ALICE},x\n${BOB},1\n`, /^Row 2: .*CSV checker/],
  ])('refuses %s and says why', (_name, text, message) => {
    expect(() => readCampaignFile(text, format, 6)).toThrow(CampaignFileError);
    expect(() => readCampaignFile(text, format, 6)).toThrow(message);
  });
});

import { readFileSync } from 'node:fs';
import { SimpleMerkleTree, StandardMerkleTree } from '@openzeppelin/merkle-tree';
import type { Address, Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import { readRecipients, type Recipient } from '../../../examples/airdrops/merkle-api/csv.ts';
import {
  buildFile,
  eligibilityOf,
  leafOf,
  verify,
  type Eligibility,
} from '../../../examples/airdrops/merkle-api/tree.ts';

const FOLDER = 'examples/airdrops/merkle-api';
const csv = readFileSync(`${FOLDER}/recipients.csv`, 'utf8');
const { recipients, errors } = readRecipients(csv, 6);
const file = buildFile(recipients);
const sample = (name: string) =>
  JSON.parse(readFileSync(`${FOLDER}/answers/${name}.json`, 'utf8')) as Record<string, unknown>;

function at(index: number): Recipient {
  const found = recipients[index];
  if (!found) throw new Error(`The list has no row ${index}.`);
  return found;
}

function eligible(address: Address): Eligibility {
  const found = eligibilityOf(file, address);
  if (!found) throw new Error(`${address} is not in the list.`);
  return found;
}

/** A list of `count` invented recipients. */
const many = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    address: `0x${(i + 1).toString(16).padStart(40, '0')}` as Address,
    amount: BigInt(i + 1) * 1_000_000n,
  }));

describe('the tree of a campaign', () => {
  it('gives every recipient a proof that leads to the root', () => {
    expect(errors).toEqual([]);
    for (const list of [recipients, many(2), many(7), many(50)]) {
      const built = buildFile(list);
      for (const { address, amount } of list.slice(0, 8)) {
        const found = eligibilityOf(built, address);
        expect(found?.amount).toBe(amount);
        expect(found && verify(found, built.root as Hex), address).toBe(true);
      }
    }
  });

  it('agrees with the library on leaves and proofs', () => {
    const tree = StandardMerkleTree.load(JSON.parse(file.merkle_tree));
    for (const [i, values] of tree.entries()) {
      expect(leafOf({ ...at(i), index: i })).toBe(tree.leafHash(values));
    }
    const leaves = recipients.map((recipient, index) => leafOf({ ...recipient, index }));
    expect(SimpleMerkleTree.of(leaves).root).toBe(file.root);
  });

  it('refuses another amount, index, address, proof or root', () => {
    const honest = eligible(at(0).address);
    const other = at(1).address;
    expect(verify({ ...honest, amount: honest.amount + 1n }, file.root as Hex)).toBe(false);
    expect(verify({ ...honest, index: 1 }, file.root as Hex)).toBe(false);
    expect(verify({ ...honest, address: other }, file.root as Hex)).toBe(false);
    expect(verify({ ...honest, proof: [] }, file.root as Hex)).toBe(false);
    expect(verify(honest, leafOf(honest))).toBe(false);
    expect(eligibilityOf(file, '0x0000000000000000000000000000000000000001')).toBeNull();
  });

  it('gives the answers that the pages show', () => {
    const { root, total_amount: total } = file;
    const count = String(recipients.length);
    const cid = sample('create').cid;
    expect(sample('create')).toEqual({
      status: 'Upload successful',
      root,
      total,
      recipients: count,
      cid,
    });
    expect(sample('validity')).toEqual({ root, total, recipients: count, cid });
    const found = eligible(at(0).address);
    expect(sample('eligibility')).toEqual({ ...found, amount: String(found.amount) });
  });
});

describe('the list of recipients', () => {
  const problems = (...lines: string[]) => readRecipients(lines.join('\n'), 6).errors;
  /** Whole tokens of 6 decimals whose units still fit in `uint128`. */
  const LARGEST = ((1n << 128n) - 1n) / 1_000_000n;
  const A = '0x1111111111111111111111111111111111111111';
  const B = '0x2222222222222222222222222222222222222222';

  it('reads columns in any case, with spaces, a plus sign and further columns', () => {
    const { recipients: read } = readRecipients(
      `Address , AMOUNT,note\r\n${A}, +1.5 ,x\r\n${B},.000001,y\r\n`,
      6,
    );
    expect(read.map(({ amount }) => amount)).toEqual([1_500_000n, 1n]);
    expect(problems('address,amount', `${A},1`, `${B},2`)).toEqual([]);
    expect(problems('address,amount', `${A},${LARGEST}`, `${B},2`)).toEqual([]);
  });

  it.each([
    ['header', [`a,b`, `${A},1`, `${B},1`], 1],
    ['one recipient', ['address,amount', `${A},1`], 1],
    ['columns', ['address,amount', `${A},1`, `${B}`], 3],
    ['address', ['address,amount', `${A},1`, `0x12,1`], 3],
    ['repeated', ['address,amount', `${A},1`, `${A.toUpperCase().replace('X', 'x')},1`], 3],
    ['zero', ['address,amount', `${A},0`, `${B},1`], 2],
    ['decimals', ['address,amount', `${A},1.0000001`, `${B},1`], 2],
    ['minus', ['address,amount', `${A},-1`, `${B},1`], 2],
    ['notation', ['address,amount', `${A},1e6`, `${B},1`], 2],
    ['separator', ['address,amount', `${A},"1,000"`, `${B},1`], 2],
    ['empty', ['address,amount', `${A},`, `${B},1`], 2],
    ['2^128 units', ['address,amount', `${A},${LARGEST + 1n}`, `${B},1`], 2],
  ])('refuses the row with a fault: %s', (_, lines, row) => {
    expect(problems(...lines)[0]?.row).toBe(row);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readKnown } from '@sablier-docs/reference/upgrades';
import { upgrade } from '@sablier-docs/reference/upgrades/upgrade';
import { markedLines } from './code-lines';

const lockup = upgrade(readKnown(process.cwd(), 'lockup'), 'v1.2', 'v4.0').items;
const flow = upgrade(readKnown(process.cwd(), 'flow'), 'v1.1', 'v3.0').items;

/** A field that is not set fails in a literal and in a script, and is zero in a variable: see `granularity`. */
const NEW_FIELD =
  'New: set it. Without it a literal or a script fails, and a variable in Solidity has the zero value of the type.';

const SOURCE = `// SPDX-License-Identifier: GPL-3.0-or-later
import { ISablierV2LockupLinear } from "@sablier/v2-core/src/interfaces/ISablierV2LockupLinear.sol";
import { Broker, LockupLinear } from "@sablier/v2-core/src/types/DataTypes.sol";

contract Vesting {
    ISablierV2LockupLinear public immutable LINEAR;

    // LINEAR.createWithDurations is called below
    function vest(address to, uint128 amount) external returns (uint256 id) {
        id = LINEAR.createWithDurations(
            LockupLinear.CreateWithDurations({
                sender: msg.sender,
                recipient: to,
                totalAmount: amount,
                asset: TOKEN,
                durations: LockupLinear.Durations({ cliff: 4 weeks, total: 52 weeks })
            })
        );
        uint256 own = cancel(id) + total;
    }
}
`;

const found = (text: string, items = lockup) =>
  Object.fromEntries(
    markedLines(text, items).map(({ number, notes }) => [number, notes.map(({ todo }) => todo)]),
  );

describe('the lines of a contract for v1.2', () => {
  const lines = found(SOURCE);

  it('that change are marked, and no other', () => {
    expect(Object.keys(lines)).toEqual(['2', '3', '6', '10', '11', '14', '15', '16']);
  });

  it('have what to do, with the fields of a struct apart', () => {
    expect(lines[3]).toContain('v4.0 does not declare it: drop the import.');
    expect(lines[3]).toContain('Import it from there.');
    expect(lines[6]).toContain('Import `ISablierLockup` instead.');
    expect(lines[10]?.some((todo) => todo.startsWith('Call `createWithDurationsLL`'))).toBe(true);
    expect(lines[10]?.some((todo) => todo.includes('the cliff releases'))).toBe(true);
    expect(lines[14]?.[0]).toContain('Another name. The broker had a part');
    expect(lines[15]).toEqual(['Another name.']);
  });

  it('name a new field where its struct is made, and nowhere else', () => {
    const withShape = markedLines(SOURCE, lockup).filter(({ notes }) =>
      notes.some(({ after }) => after.includes('string shape')),
    );
    expect(withShape.map(({ number }) => number)).toEqual([11]);
    const declared = 'Lockup.CreateWithTimestamps memory params;';
    expect(found(`LockupLinear${declared.slice(6)}`)[1]).toContain(NEW_FIELD);
  });

  it('have the new signature of a function that is called otherwise', () => {
    const [call] = markedLines(SOURCE, lockup).filter(({ number }) => number === 10);
    const signatures = call?.notes.flatMap((note) => note.signatures) ?? [];
    expect(signatures.some((text) => text.includes('createWithDurationsLL('))).toBe(true);
  });
});

it.each(['createWithDurations', 'createWithTimestamps'])(
  'names a new field of the struct that %s takes in a script, which has no name for it',
  (name) => {
    const [line] = markedLines(`  functionName: '${name}',`, lockup);
    expect(line?.notes.flatMap(({ after }) => after)).toContain('string shape');
  },
);

it('names a new field of the structs that a batch takes as a list in a script', () => {
  const { items } = upgrade(readKnown(process.cwd(), 'lockup'), 'v2.0', 'v4.0');
  const [line] = markedLines("  functionName: 'createWithDurationsLL',", items);
  expect(line?.notes.flatMap(({ after }) => after)).toContain('uint40 granularity');
});

it('marks each call of a function whose struct has other fields', () => {
  const { items } = upgrade(readKnown(process.cwd(), 'lockup'), 'v2.0', 'v4.0');
  for (const model of ['LD', 'LL', 'LT']) {
    const [line] = markedLines(`id = LOCKUP.createWithTimestamps${model}(params, parts);`, items);
    const said = line?.notes.map(({ todo }) => todo).join(' ');
    expect(said).toContain('Its arguments differ: encode the call with the new ABI.');
  }
  const batch = 'batch[i] = BatchLockup.CreateWithDurationsLL({';
  const notes = markedLines(batch, items).flatMap((line) => line.notes);
  expect(notes.map(({ todo, after }) => [todo, ...after])).toEqual([
    [NEW_FIELD, 'uint40 granularity'],
  ]);
});

it.each([
  ["  functionName: 'createAndDeposit',", 'New argument: `uint40 startTime`'],
  ['await flow.write.withdraw([id, to, amount]);', 'carries the minimum fee'],
  ['    "@sablier/flow": "1.1.1",', 'Install the package of the new release'],
  ["import { release } from 'sablier/evm/releases/flow/v1.1';", 'Import the `release` of both'],
])('marks %j in a script for Flow v1.1', (line, words) => {
  expect(found(line, flow)[1]?.join(' ')).toContain(words);
});

it.each(['"name": "my-app",', '    "@sablier/flow": "3.0.1",', 'const create = 1;', ''])(
  'finds nothing to change in the line %j',
  (line) => expect(found(line, flow)).toEqual({}),
);

it('marks the contract that the page upgrades where its upgrade differs', () => {
  const old = readFileSync('examples/upgrades/lockup/v2.0/VestingDesk.sol', 'utf8');
  const { items } = upgrade(readKnown(process.cwd(), 'lockup'), 'v2.0', 'v4.0');
  const calls = markedLines(
    old,
    items.filter((item) => item.for.includes('caller')),
  );
  const lines = calls.map(({ text }) => text.trim());
  expect(lines).toContain('totalAmount: amount,');
  expect(lines).toContain('broker: Broker({ account: address(0), fee: ud60x18(0) })');
  expect(lines).toContain('LOCKUP.withdrawMax(streamId, to);');
  // The same name from the same file.
  expect(lines.filter((line) => line.includes('immutable'))).toEqual([]);
  expect(lines.filter((line) => line.includes('ISablierLockup.sol'))).toEqual([]);
});

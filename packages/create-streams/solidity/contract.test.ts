import { expect, test } from 'vitest';
import { contractImports, withImports } from './contract';

const WRAPPED = `// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { A } from "a.sol";
import {
    B,
    C
} from "b.sol";

contract X is A {
    C public c;
}
`;

test('imports are read on any number of lines', () => {
  expect(contractImports(WRAPPED)).toEqual([
    'import { A } from "a.sol";',
    'import { B, C } from "b.sol";',
  ]);
});

test('a file keeps the imports that it uses, in one line each', () => {
  expect(withImports(WRAPPED, ['import { D } from "d.sol";']))
    .toBe(`// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { A } from "a.sol";
import { C } from "b.sol";

contract X is A {
    C public c;
}
`);
});

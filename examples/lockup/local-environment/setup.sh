#!/usr/bin/env bash
set -euo pipefail

# Each region is a step of the guide. The first three are alternatives: run one of them.

# region template
mkdir my-streams && cd my-streams
forge init --template sablier-labs/lockup-integration-template
bun install
# endregion template

# region fresh
forge init my-streams && cd my-streams
rm src/Counter.sol test/Counter.t.sol script/Counter.s.sol
bun add @sablier/lockup@4.0.1
# endregion fresh

# region fresh-npm
forge init my-streams && cd my-streams
rm src/Counter.sol test/Counter.t.sol script/Counter.s.sol
npm init --yes
npm install --ignore-scripts @sablier/lockup@4.0.1
# endregion fresh-npm

# region run
forge build
forge test -vvv
# endregion run

# region typescript
npm install --ignore-scripts @sablier/evm-utils@2.0.1 sablier@4.1.0 viem
npm install --save-dev --ignore-scripts typescript tsx
# endregion typescript

# region anvil
anvil
# endregion anvil

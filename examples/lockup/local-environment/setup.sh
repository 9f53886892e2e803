#!/usr/bin/env bash
set -euo pipefail

# region template
mkdir my-streams && cd my-streams
forge init --template sablier-labs/lockup-integration-template
bun install
# endregion template

# region fresh
forge init my-streams && cd my-streams
rm src/Counter.sol test/Counter.t.sol script/Counter.s.sol
bun add @sablier/lockup
# endregion fresh

# region run
forge build
forge test -vvv
# endregion run

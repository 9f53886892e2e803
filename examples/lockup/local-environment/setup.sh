#!/usr/bin/env bash
set -euo pipefail

# Each region is a way of its own: run one of them.

# region bun
bun add @sablier/lockup@4.0.1
# endregion bun

# region npm
npm install --ignore-scripts @sablier/lockup@4.0.1
# endregion npm

# region template
mkdir my-streams && cd my-streams
forge init --template sablier-labs/lockup-integration-template
bun install
# endregion template

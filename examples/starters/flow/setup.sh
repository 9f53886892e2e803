#!/usr/bin/env bash
set -euo pipefail

# region download
curl -fL https://docs.sablier.com/starters/flow.tgz | tar -xz
cd sablier-flow
npm install
# endregion download

# region test
npm test
# endregion test

# region chain
npm run chain
# endregion chain

# region deploy
npm run deploy
# endregion deploy

# region fork
export FORK_URL=https://your-node.example
export FLOW=0xYourAddressOfSablierFlow
npm test
# endregion fork

#!/usr/bin/env bash
set -euo pipefail

# region download
curl -fLO https://docs.sablier.com/starters/flow.tgz
echo "4d24c5488fdb81702885ecd51b98e1272fba3a0496846e2d8236787889007f40  flow.tgz" | shasum -a 256 -c && tar -xzf flow.tgz
cd sablier-flow && npm install
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

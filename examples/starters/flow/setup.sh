#!/usr/bin/env bash
set -euo pipefail

# region download
curl -fLO https://docs.sablier.com/starters/flow.tgz
echo "8605422d21c3b4ba1071b8545f382655f80339c612094fb5c8e91d4195a2a1f2  flow.tgz" | shasum -a 256 -c && tar -xzf flow.tgz
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

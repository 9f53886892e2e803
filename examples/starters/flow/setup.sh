#!/usr/bin/env bash
set -euo pipefail

# region download
curl -fLO https://docs.sablier.com/starters/flow.tgz
echo "44ccdc8f600ec3612ae89935684575de4d7f4f42cd5628496e3a6ea8ba6aa6c0  flow.tgz" | shasum -a 256 -c && tar -xzf flow.tgz
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

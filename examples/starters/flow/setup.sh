#!/usr/bin/env bash
set -euo pipefail

# region download
curl -fLO https://docs.sablier.com/starters/flow.tgz
echo "ad4e63c44834c04bfb8723b98fdea91a87c8e37c98cd57e9a4a9db6f575a1dda  flow.tgz" | shasum -a 256 -c && tar -xzf flow.tgz
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

#!/usr/bin/env bash
set -euo pipefail

# region download
curl -fLO https://docs.sablier.com/starters/flow.tgz
echo "d4ecb72e92def8035629b0c73776a018bf456cff1e6f8cef985e40a0cbfdb423  flow.tgz" | shasum -a 256 -c && tar -xzf flow.tgz
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

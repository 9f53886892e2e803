#!/usr/bin/env bash
set -euo pipefail

# region download
curl -fLO https://docs.sablier.com/starters/viem.tgz
echo "59b188bf05faee0a80c76e60ae5f530041c585ffd051406202a20e294e160994  viem.tgz" | shasum -a 256 -c && tar -xzf viem.tgz
cd sablier-viem && npm install
# endregion download

# region test
npm test
# endregion test

# region chain
npm run chain
# endregion chain

# region run
npm start
# endregion run

#!/usr/bin/env bash
set -euo pipefail

# region download
curl -fLO https://docs.sablier.com/starters/airdrops.tgz
echo "f5c9c2966723b4a2eae47ee58db1bb029c4b9176086239bf12b2c0a700993138  airdrops.tgz" | shasum -a 256 -c && tar -xzf airdrops.tgz
cd sablier-airdrops && npm install
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

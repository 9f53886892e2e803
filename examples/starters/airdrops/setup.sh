#!/usr/bin/env bash
set -euo pipefail

# region download
curl -fL https://docs.sablier.com/starters/airdrops.tgz | tar -xz
cd sablier-airdrops
npm install
# endregion download

# region chain
npm run chain
# endregion chain

# region run
npm start
# endregion run

#!/usr/bin/env bash
set -euo pipefail

# region download
curl -fL https://docs.sablier.com/starters/ethers.tgz | tar -xz
cd sablier-ethers
npm install
# endregion download

# region chain
npm run chain
# endregion chain

# region run
npm start
# endregion run

#!/usr/bin/env bash
set -euo pipefail

# region download
curl -fLO https://docs.sablier.com/starters/ethers.tgz
echo "b5456b73fbddeeaf0a3d5756e793db915195a0019997b59b3337d59c1cda9873  ethers.tgz" | shasum -a 256 -c && tar -xzf ethers.tgz
cd sablier-ethers && npm install
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

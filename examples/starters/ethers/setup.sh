#!/usr/bin/env bash
set -euo pipefail

# region download
curl -fLO https://docs.sablier.com/starters/ethers.tgz
echo "35f4c6f924048329cd6b4c80643b08f9a1b6cbfd4129e410f63a5076927ba208  ethers.tgz" | shasum -a 256 -c && tar -xzf ethers.tgz
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

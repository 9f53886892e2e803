#!/usr/bin/env bash
set -euo pipefail

# region download
curl -fLO https://docs.sablier.com/starters/ethers.tgz
echo "c69cc07a241d760f092978e4d4abd6f672b42007da4a70d47f562314cc2f8ba8  ethers.tgz" | shasum -a 256 -c && tar -xzf ethers.tgz
cd sablier-ethers && npm install
# endregion download

# region chain
npm run chain
# endregion chain

# region run
npm start
# endregion run

#!/usr/bin/env bash
set -euo pipefail

# region download
curl -fLO https://docs.sablier.com/starters/ethers.tgz
echo "682b2fc5ea01230eb3782f01f9505bcac9e3969623bc5ab06120d6d6b522af1d  ethers.tgz" | shasum -a 256 -c && tar -xzf ethers.tgz
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

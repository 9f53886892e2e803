#!/usr/bin/env bash
set -euo pipefail

# region download
curl -fLO https://docs.sablier.com/starters/ethers.tgz
echo "c8063a5e979006e4227ef8e83bfa20e73992a9b384354a113dfe910e377deb36  ethers.tgz" | shasum -a 256 -c && tar -xzf ethers.tgz
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

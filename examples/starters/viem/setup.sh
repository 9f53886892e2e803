#!/usr/bin/env bash
set -euo pipefail

# region download
curl -fLO https://docs.sablier.com/starters/viem.tgz
echo "fb746e615025b2de0e6a32942f2deb7352b4603e322cbe6d301758f2606c7b26  viem.tgz" | shasum -a 256 -c && tar -xzf viem.tgz
cd sablier-viem && npm install
# endregion download

# region chain
npm run chain
# endregion chain

# region run
npm start
# endregion run

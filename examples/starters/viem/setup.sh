#!/usr/bin/env bash
set -euo pipefail

# region download
curl -fLO https://docs.sablier.com/starters/viem.tgz
echo "0328d1b01c0938883c94b4788e19eb9ef089e0a382b42b55fdf6445f54175fc8  viem.tgz" | shasum -a 256 -c && tar -xzf viem.tgz
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

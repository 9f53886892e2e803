#!/usr/bin/env bash
set -euo pipefail

# region download
curl -fLO https://docs.sablier.com/starters/viem.tgz
echo "4cb5aa4d8827c93fe2f259af7c142ec60fd27095f0e1362763c641cb591df42d  viem.tgz" | shasum -a 256 -c && tar -xzf viem.tgz
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

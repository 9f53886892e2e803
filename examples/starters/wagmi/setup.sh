#!/usr/bin/env bash
set -euo pipefail

# region download
curl -fLO https://docs.sablier.com/starters/wagmi.tgz
echo "6fffa3c67bc5ed8dcc4aef81fdc4b5392067b9888f9f137195761069736e135c  wagmi.tgz" | shasum -a 256 -c && tar -xzf wagmi.tgz
cd sablier-wagmi && npm install
# endregion download

# region test
npm test
# endregion test

# region chain
npm run chain
# endregion chain

# region run
npm run seed
npm start
# endregion run

# region own
npm run seed -- 0x1111111111111111111111111111111111111111
# endregion own

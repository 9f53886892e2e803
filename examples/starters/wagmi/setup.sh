#!/usr/bin/env bash
set -euo pipefail

# region download
curl -fLO https://docs.sablier.com/starters/wagmi.tgz
echo "c01bfbde16db998f9b1df9170c9fbbcab0b69ed7a93395d206e854ba1ba80ab4  wagmi.tgz" | shasum -a 256 -c && tar -xzf wagmi.tgz
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

#!/usr/bin/env bash
set -euo pipefail

# region download
curl -fLO https://docs.sablier.com/starters/wagmi.tgz
echo "f25ea83f59920a36b43a55122935245926a4802ae6d50a79f6ecd84381330f5a  wagmi.tgz" | shasum -a 256 -c && tar -xzf wagmi.tgz
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

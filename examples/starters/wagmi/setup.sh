#!/usr/bin/env bash
set -euo pipefail

# region download
curl -fLO https://docs.sablier.com/starters/wagmi.tgz
echo "3faf4408994bc548343276d3d7dcb7a65599a9057a6def55beec6d118e7661ba  wagmi.tgz" | shasum -a 256 -c && tar -xzf wagmi.tgz
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

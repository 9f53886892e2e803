#!/usr/bin/env bash
set -euo pipefail

# region download
curl -fL https://docs.sablier.com/starters/wagmi.tgz | tar -xz
cd sablier-wagmi
npm install
# endregion download

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

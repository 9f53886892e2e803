#!/usr/bin/env bash
set -euo pipefail

# region download
curl -fLO https://docs.sablier.com/starters/wagmi.tgz
echo "d5ab38b3feafe19568341a3e8a2707585b54dee85bd9b32d37757f0020f9e547  wagmi.tgz" | shasum -a 256 -c && tar -xzf wagmi.tgz
cd sablier-wagmi && npm install
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

#!/usr/bin/env bash
set -euo pipefail

# region download
curl -fLO https://docs.sablier.com/starters/airdrops.tgz
echo "f5900ab81b7451eda8f4969ffaaa6801a2e0bf4acd58c13a73b6f839f34284a1  airdrops.tgz" | shasum -a 256 -c && tar -xzf airdrops.tgz
cd sablier-airdrops && npm install
# endregion download

# region chain
npm run chain
# endregion chain

# region run
npm start
# endregion run

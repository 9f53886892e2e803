#!/usr/bin/env bash
set -euo pipefail

# region download
curl -fLO https://docs.sablier.com/starters/viem.tgz
echo "b8e38ea807e8ae366caa5c240dcff90e928661281bbce9c71692e2c4e96f4cf0  viem.tgz" | shasum -a 256 -c && tar -xzf viem.tgz
cd sablier-viem && npm install
# endregion download

# region chain
npm run chain
# endregion chain

# region run
npm start
# endregion run

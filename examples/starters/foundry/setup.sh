#!/usr/bin/env bash
set -euo pipefail

# region run
curl -fLO https://docs.sablier.com/starters/foundry.tgz
echo "663ff4915a60b45c7dd260d1b3e0530e21af31beecdf366648d895d0d64ccdcc  foundry.tgz" | shasum -a 256 -c && tar -xzf foundry.tgz
cd sablier-foundry && npm install
npm test
# endregion run

# region fork
export FORK_URL=https://your-node.example
export LOCKUP=0xYourAddressOfSablierLockup
npm test
# endregion fork

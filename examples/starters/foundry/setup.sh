#!/usr/bin/env bash
set -euo pipefail

# region run
curl -fLO https://docs.sablier.com/starters/foundry.tgz
echo "9a47532d35d9b0bc94cda5ed747b019973aa0ec95f10494dcb9ed88605f49db4  foundry.tgz" | shasum -a 256 -c && tar -xzf foundry.tgz
cd sablier-foundry && npm install
npm test
# endregion run

# region fork
export FORK_URL=https://your-node.example
export LOCKUP=0xYourAddressOfSablierLockup
npm test
# endregion fork

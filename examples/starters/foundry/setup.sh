#!/usr/bin/env bash
set -euo pipefail

# region run
curl -fL https://docs.sablier.com/starters/foundry.tgz | tar -xz
cd sablier-foundry
npm install
npm test
# endregion run

# region fork
export FORK_URL=https://your-node.example
export LOCKUP=0xYourAddressOfSablierLockup
npm test
# endregion fork

#!/usr/bin/env bash
set -euo pipefail

# region run
curl -fLO https://docs.sablier.com/starters/foundry.tgz
echo "92442a2647ff191e6063199ec65bfe618f3679d4830bbce299b399b96b472ea8  foundry.tgz" | shasum -a 256 -c && tar -xzf foundry.tgz
cd sablier-foundry && npm install
npm test
# endregion run

# region fork
export FORK_URL=https://your-node.example
export LOCKUP=0xYourAddressOfSablierLockup
npm test
# endregion fork

#!/usr/bin/env bash
set -euo pipefail

# region run
curl -fLO https://docs.sablier.com/starters/foundry.tgz
echo "907b9337f9dab1b49c44a62ae5aa28bef16b08a54f2a1ee8ac7eb6f1d6a748a2  foundry.tgz" | shasum -a 256 -c && tar -xzf foundry.tgz
cd sablier-foundry && npm install
npm test
# endregion run

# region fork
export FORK_URL=https://your-node.example
export LOCKUP=0xYourAddressOfSablierLockup
npm test
# endregion fork

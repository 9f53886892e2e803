#!/usr/bin/env bash
set -euo pipefail

# region run
curl -fLO https://docs.sablier.com/starters/foundry.tgz
echo "10603a0a7db5cb7e5fc8b8ec60edae28ac97fc8d7e2b271bee25c3a948b54908  foundry.tgz" | shasum -a 256 -c && tar -xzf foundry.tgz
cd sablier-foundry && npm install
npm test
# endregion run

# region fork
export FORK_URL=https://your-node.example
export LOCKUP=0xYourAddressOfSablierLockup
npm test
# endregion fork

#!/usr/bin/env bash
set -euo pipefail

# region run
curl -fL https://docs.sablier.com/starters/hardhat.tgz | tar -xz
cd sablier-hardhat
npm install
npm test
# endregion run

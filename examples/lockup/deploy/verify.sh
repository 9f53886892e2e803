#!/usr/bin/env bash
set -euo pipefail

# CREATOR is the address that the deployment printed.

# region verify
forge verify-contract "$CREATOR" src/LinearStreamCreator.sol:LinearStreamCreator \
  --rpc-url "$RPC_URL" --guess-constructor-args \
  --verifier etherscan --etherscan-api-key "$ETHERSCAN_API_KEY" --watch
# endregion verify

#!/usr/bin/env bash
set -euo pipefail

# Run this in a Foundry project with LinearStreamCreator.sol in src/. The environment has RPC_URL, the
# addresses LOCKUP and TOKEN, and in SIGNER what signs, for example "--account deployer".

# region deploy
forge create src/LinearStreamCreator.sol:LinearStreamCreator \
  --broadcast --rpc-url "$RPC_URL" $SIGNER \
  --constructor-args "$LOCKUP" "$TOKEN"
# endregion deploy

import { errorNamer } from '@sablier-docs/testing/reverts';

/** Names every error that the releases, the tokens and the compiled examples declare. */
export const { errorName, outcomeOf } = errorNamer([
  '@sablier/evm-utils/artifacts/SablierComptroller.json',
  '@sablier/v2-core/artifacts/SablierV2LockupLinear.json',
  '@sablier/v2-core/artifacts/libraries/Errors.json',
  '@sablier/v2-core-1.0/artifacts/SablierV2LockupLinear.json',
  '@sablier/v2-core-1.0/artifacts/libraries/Errors.json',
  '@sablier/v2-periphery/artifacts/SablierV2MerkleLL.json',
  '@sablier/v2-periphery/artifacts/libraries/Errors.json',
]);

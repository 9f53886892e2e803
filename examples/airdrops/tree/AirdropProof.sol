// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { MerkleProof } from "@openzeppelin/contracts/utils/cryptography/MerkleProof.sol";

/// Checks a proof the way the campaign contracts do, without touching a campaign.
contract AirdropProof {
    // region leaf
    /// Hashed twice: a single hash of 96 bytes could be confused with an inner node of the tree.
    function leafOf(uint256 index, address recipient, uint128 amount) public pure returns (bytes32) {
        return keccak256(bytes.concat(keccak256(abi.encode(index, recipient, amount))));
    }
    // endregion leaf

    // region verify
    function isValid(
        bytes32 root,
        uint256 index,
        address recipient,
        uint128 amount,
        bytes32[] calldata proof
    )
        external
        pure
        returns (bool)
    {
        return MerkleProof.verify(proof, root, leafOf(index, recipient, amount));
    }
    // endregion verify
}

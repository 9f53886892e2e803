// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { MerkleLL } from "@sablier/airdrops/src/types/MerkleLL.sol";

/// Derives the address of a campaign from its creator and all parameters, as the factory does, and
/// deploys nothing.
contract TestFactoryLL {
    address public created;

    function computeMerkleLL(address creator, MerkleLL.ConstructorParams calldata params) public pure returns (address) {
        return address(uint160(uint256(keccak256(abi.encode(creator, params)))));
    }

    function createMerkleLL(MerkleLL.ConstructorParams calldata params, uint256, uint256) external returns (address) {
        return created = computeMerkleLL(msg.sender, params);
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { ud60x18 } from "@prb/math/src/UD60x18.sol";
import { ISablierFactoryMerkleVCA } from "@sablier/airdrops/src/interfaces/ISablierFactoryMerkleVCA.sol";
import { ISablierMerkleVCA } from "@sablier/airdrops/src/interfaces/ISablierMerkleVCA.sol";
import { ClaimType } from "@sablier/airdrops/src/types/MerkleBase.sol";
import { MerkleVCA } from "@sablier/airdrops/src/types/MerkleVCA.sol";

/// Creates campaigns in which an early claim gives up what has not vested yet.
contract MerkleVCACreator {
    ISablierFactoryMerkleVCA public immutable FACTORY;

    constructor(ISablierFactoryMerkleVCA factory) {
        FACTORY = factory;
    }

    // region create
    function createVCA(
        IERC20 token,
        bytes32 merkleRoot,
        string calldata ipfsCID,
        uint40 startTime,
        uint128 aggregateAmount,
        uint256 recipientCount
    )
        external
        returns (ISablierMerkleVCA)
    {
        MerkleVCA.ConstructorParams memory params = MerkleVCA.ConstructorParams({
            aggregateAmount: aggregateAmount, // exactly the sum of the list: rewards are computed from it
            campaignName: "Patience airdrop",
            campaignStartTime: startTime,
            claimType: ClaimType.DEFAULT,
            enableRedistribution: true,
            expiration: startTime + 97 days, // at least 7 days after the end of vesting
            initialAdmin: msg.sender,
            ipfsCID: ipfsCID,
            merkleRoot: merkleRoot,
            token: token,
            unlockPercentage: ud60x18(0.25e18),
            vestingEndTime: startTime + 90 days,
            vestingStartTime: startTime // 0 is refused here
        });
        return FACTORY.createMerkleVCA(params, recipientCount);
    }
    // endregion create
}

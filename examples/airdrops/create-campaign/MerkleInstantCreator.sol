// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { ISablierFactoryMerkleInstant } from "@sablier/airdrops/src/interfaces/ISablierFactoryMerkleInstant.sol";
import { ISablierMerkleInstant } from "@sablier/airdrops/src/interfaces/ISablierMerkleInstant.sol";
import { ClaimType } from "@sablier/airdrops/src/types/MerkleBase.sol";
import { MerkleInstant } from "@sablier/airdrops/src/types/MerkleInstant.sol";

/// Creates campaigns that pay everything at the claim.
contract MerkleInstantCreator {
    ISablierFactoryMerkleInstant public immutable FACTORY;

    constructor(ISablierFactoryMerkleInstant factory) {
        FACTORY = factory;
    }

    // region create
    /// Claims work from `startTime` on, a Unix second that leaves you time to fund and check the campaign.
    function createInstant(
        IERC20 token,
        bytes32 merkleRoot,
        string calldata ipfsCID,
        uint40 startTime,
        uint256 aggregateAmount,
        uint256 recipientCount
    )
        external
        returns (ISablierMerkleInstant campaign)
    {
        MerkleInstant.ConstructorParams memory params = MerkleInstant.ConstructorParams({
            campaignName: "Launch airdrop",
            campaignStartTime: startTime,
            claimType: ClaimType.DEFAULT,
            expiration: startTime + 12 weeks,
            initialAdmin: msg.sender,
            ipfsCID: ipfsCID,
            merkleRoot: merkleRoot,
            token: token
        });
        // The last two arguments only appear in the event: nothing checks them.
        campaign = FACTORY.createMerkleInstant(params, aggregateAmount, recipientCount);
    }
    // endregion create
}

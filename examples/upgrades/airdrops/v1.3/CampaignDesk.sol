// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { UD2x18 } from "@prb/math/src/UD2x18.sol";
import { ISablierMerkleFactory } from "@sablier/airdrops/src/interfaces/ISablierMerkleFactory.sol";
import { MerkleBase, MerkleLL } from "@sablier/airdrops/src/types/DataTypes.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";

/// @notice Creates a campaign whose claims open linear streams of 52 weeks.
contract CampaignDesk {
    ISablierMerkleFactory public immutable FACTORY;
    ISablierLockup public immutable LOCKUP;

    constructor(ISablierMerkleFactory factory, ISablierLockup lockup) {
        FACTORY = factory;
        LOCKUP = lockup;
    }

    function create(
        IERC20 token,
        bytes32 merkleRoot,
        string calldata ipfsCID,
        uint40 expiration,
        uint256 aggregateAmount,
        uint256 recipientCount
    )
        external
        returns (address)
    {
        return address(
            FACTORY.createMerkleLL(
                MerkleBase.ConstructorParams({
                    token: token,
                    expiration: expiration,
                    initialAdmin: msg.sender,
                    ipfsCID: ipfsCID,
                    merkleRoot: merkleRoot,
                    campaignName: "Airdrop",
                    shape: "linear"
                }),
                LOCKUP,
                true, // cancelable
                true, // transferable
                MerkleLL.Schedule({
                    startTime: 0, // the time of each claim
                    startPercentage: UD2x18.wrap(0),
                    cliffDuration: 0,
                    cliffPercentage: UD2x18.wrap(0),
                    totalDuration: 52 weeks
                }),
                aggregateAmount,
                recipientCount
            )
        );
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { ud60x18 } from "@prb/math/src/UD60x18.sol";
import { ISablierFactoryMerkleLL } from "@sablier/airdrops/src/interfaces/ISablierFactoryMerkleLL.sol";
import { MerkleLL } from "@sablier/airdrops/src/types/DataTypes.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";

/// @notice Creates a campaign whose claims open linear streams of 52 weeks.
contract CampaignDesk {
    ISablierFactoryMerkleLL public immutable FACTORY;
    ISablierLockup public immutable LOCKUP;

    constructor(ISablierFactoryMerkleLL factory, ISablierLockup lockup) {
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
                MerkleLL.ConstructorParams({
                    campaignName: "Airdrop",
                    campaignStartTime: uint40(block.timestamp),
                    cancelable: true,
                    cliffDuration: 0,
                    cliffUnlockPercentage: ud60x18(0),
                    expiration: expiration,
                    initialAdmin: msg.sender,
                    ipfsCID: ipfsCID,
                    lockup: LOCKUP,
                    merkleRoot: merkleRoot,
                    shape: "linear",
                    startUnlockPercentage: ud60x18(0),
                    token: token,
                    totalDuration: 52 weeks,
                    transferable: true,
                    vestingStartTime: 0 // the time of each claim
                }),
                aggregateAmount,
                recipientCount
            )
        );
    }
}

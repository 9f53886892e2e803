// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { ud2x18 } from "@prb/math/src/UD2x18.sol";
import { ISablierFactoryMerkleLT } from "@sablier/airdrops/src/interfaces/ISablierFactoryMerkleLT.sol";
import { ISablierMerkleLT } from "@sablier/airdrops/src/interfaces/ISablierMerkleLT.sol";
import { ClaimType } from "@sablier/airdrops/src/types/MerkleBase.sol";
import { MerkleLT } from "@sablier/airdrops/src/types/MerkleLT.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";

/// Creates campaigns whose claims start tranched Lockup streams.
contract MerkleLTCreator {
    ISablierFactoryMerkleLT public immutable FACTORY;
    ISablierLockup public immutable LOCKUP;

    constructor(ISablierFactoryMerkleLT factory, ISablierLockup lockup) {
        FACTORY = factory;
        LOCKUP = lockup;
    }

    // region tranches
    /// Half after 30 days, the other half 60 days later. The factory requires exactly 100 %.
    function tranches() public pure returns (MerkleLT.TrancheWithPercentage[] memory parts) {
        parts = new MerkleLT.TrancheWithPercentage[](2);
        parts[0] = MerkleLT.TrancheWithPercentage({ unlockPercentage: ud2x18(0.5e18), duration: 30 days });
        parts[1] = MerkleLT.TrancheWithPercentage({ unlockPercentage: ud2x18(0.5e18), duration: 60 days });
    }
    // endregion tranches

    // region create
    function createLT(
        IERC20 token,
        bytes32 merkleRoot,
        string calldata ipfsCID,
        uint40 startTime,
        uint256 aggregateAmount,
        uint256 recipientCount
    )
        external
        returns (ISablierMerkleLT)
    {
        MerkleLT.ConstructorParams memory params = MerkleLT.ConstructorParams({
            campaignName: "Two-step airdrop",
            campaignStartTime: startTime,
            cancelable: false,
            claimType: ClaimType.DEFAULT,
            expiration: startTime + 52 weeks,
            initialAdmin: msg.sender,
            ipfsCID: ipfsCID,
            lockup: LOCKUP,
            merkleRoot: merkleRoot,
            shape: "twoSteps", // free text of at most 32 bytes
            token: token,
            tranchesWithPercentages: tranches(),
            transferable: true,
            vestingStartTime: startTime // one schedule for everybody
        });
        return FACTORY.createMerkleLT(params, aggregateAmount, recipientCount);
    }
    // endregion create
}

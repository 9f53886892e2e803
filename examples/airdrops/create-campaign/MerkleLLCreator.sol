// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { ud60x18 } from "@prb/math/src/UD60x18.sol";
import { ISablierFactoryMerkleLL } from "@sablier/airdrops/src/interfaces/ISablierFactoryMerkleLL.sol";
import { ISablierMerkleLL } from "@sablier/airdrops/src/interfaces/ISablierMerkleLL.sol";
import { ClaimType } from "@sablier/airdrops/src/types/MerkleBase.sol";
import { MerkleLL } from "@sablier/airdrops/src/types/MerkleLL.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";

/// Creates campaigns whose claims start linear Lockup streams.
contract MerkleLLCreator {
    ISablierFactoryMerkleLL public immutable FACTORY;
    ISablierLockup public immutable LOCKUP;

    constructor(ISablierFactoryMerkleLL factory, ISablierLockup lockup) {
        FACTORY = factory;
        LOCKUP = lockup;
    }

    // region params
    /// Nothing depends on the block, so the same arguments predict and create the same address.
    /// 10 % at the start of vesting, 15 % after 30 days, the rest by the second until day 90.
    function params(
        IERC20 token,
        bytes32 merkleRoot,
        string calldata ipfsCID,
        uint40 startTime,
        address admin
    )
        public
        view
        returns (MerkleLL.ConstructorParams memory)
    {
        return MerkleLL.ConstructorParams({
            campaignName: "Vested airdrop",
            campaignStartTime: startTime,
            cancelable: false,
            claimType: ClaimType.DEFAULT,
            cliffDuration: 30 days,
            cliffUnlockPercentage: ud60x18(0.15e18),
            expiration: startTime + 52 weeks,
            granularity: 1 seconds, // with 0, computeMerkleLL predicts another address
            initialAdmin: admin,
            ipfsCID: ipfsCID,
            lockup: LOCKUP,
            merkleRoot: merkleRoot,
            shape: "linearUnlockCliff", // at most 32 bytes, or every claim reverts
            startUnlockPercentage: ud60x18(0.1e18),
            token: token,
            totalDuration: 90 days,
            transferable: true,
            vestingStartTime: 0 // 0: each recipient vests from the moment of the claim
        });
    }
    // endregion params

    // region create
    function createLL(
        IERC20 token,
        bytes32 merkleRoot,
        string calldata ipfsCID,
        uint40 startTime,
        uint256 aggregateAmount,
        uint256 recipientCount
    )
        external
        returns (ISablierMerkleLL)
    {
        return FACTORY.createMerkleLL({
            campaignParams: params(token, merkleRoot, ipfsCID, startTime, msg.sender),
            aggregateAmount: aggregateAmount,
            recipientCount: recipientCount
        });
    }
    // endregion create

    // region predict
    /// The address that `createLL` will give when `admin` calls it with the same arguments. The creator is
    /// this contract, because it calls the factory.
    function predictLL(
        IERC20 token,
        bytes32 merkleRoot,
        string calldata ipfsCID,
        uint40 startTime,
        address admin
    )
        external
        view
        returns (address)
    {
        return FACTORY.computeMerkleLL(address(this), params(token, merkleRoot, ipfsCID, startTime, admin));
    }
    // endregion predict
}

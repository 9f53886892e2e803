// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { Lockup } from "@sablier/lockup/src/types/Lockup.sol";
import { LockupLinear } from "@sablier/lockup/src/types/LockupLinear.sol";

/// @notice Creates linear streams that the caller pays for and may cancel.
contract StreamCreator {
    using SafeERC20 for IERC20;

    ISablierLockup public immutable LOCKUP;
    IERC20 public immutable TOKEN;

    constructor(ISablierLockup lockup, IERC20 token) {
        LOCKUP = lockup;
        TOKEN = token;
    }

    /// @notice 364 days from the creation: nothing before the cliff after 28 days, equal amounts every second until the end.
    function createStream(
        address recipient,
        uint128 depositAmount
    )
        external
        returns (uint256 streamId)
    {
        TOKEN.safeTransferFrom(msg.sender, address(this), depositAmount);
        TOKEN.forceApprove(address(LOCKUP), depositAmount);

        Lockup.CreateWithDurations memory params = Lockup.CreateWithDurations({
            sender: msg.sender, // may cancel and renounce
            recipient: recipient, // owns the NFT, so it may withdraw
            depositAmount: depositAmount,
            token: TOKEN,
            cancelable: true,
            transferable: true,
            shape: "cliff" // a label for user interfaces, at most 32 bytes
        });

        LockupLinear.UnlockAmounts memory unlockAmounts = LockupLinear.UnlockAmounts({ start: 0, cliff: 0 });
        LockupLinear.Durations memory durations = LockupLinear.Durations({ cliff: 28 days, total: 52 weeks });
        uint40 granularity = 1 seconds;

        streamId = LOCKUP.createWithDurationsLL(params, unlockAmounts, granularity, durations);
    }
}

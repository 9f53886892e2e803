// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { Lockup } from "@sablier/lockup/src/types/Lockup.sol";
import { LockupLinear } from "@sablier/lockup/src/types/LockupLinear.sol";

/// @notice Opens streams of 100 days, released every second.
contract StreamCreator {
    using SafeERC20 for IERC20;

    ISablierLockup public immutable LOCKUP;

    constructor(ISablierLockup lockup) {
        LOCKUP = lockup;
    }

    /// @param amount in the token's smallest unit; the caller has approved this contract for it
    function createStream(IERC20 token, address recipient, uint128 amount) external returns (uint256 streamId) {
        token.safeTransferFrom(msg.sender, address(this), amount);
        token.forceApprove(address(LOCKUP), amount);
        streamId = LOCKUP.createWithDurationsLL({
            params: Lockup.CreateWithDurations({
                sender: msg.sender,
                recipient: recipient,
                depositAmount: amount,
                token: token,
                cancelable: true,
                transferable: true,
                shape: "linear"
            }),
            unlockAmounts: LockupLinear.UnlockAmounts({ start: 0, cliff: 0 }),
            granularity: 1 seconds,
            durations: LockupLinear.Durations({ cliff: 0, total: 100 days })
        });
    }
}

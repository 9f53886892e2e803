// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { IERC20Permit } from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Permit.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { Lockup } from "@sablier/lockup/src/types/Lockup.sol";
import { LockupLinear } from "@sablier/lockup/src/types/LockupLinear.sol";

/// @notice Creates linear streams in one transaction, with a signed permit in place of an approval.
contract PermitStreamCreator {
    using SafeERC20 for IERC20;

    struct Permit {
        uint256 deadline; // Unix seconds
        uint8 v;
        bytes32 r;
        bytes32 s;
    }

    ISablierLockup public immutable LOCKUP;
    IERC20 public immutable TOKEN;

    constructor(ISablierLockup lockup, IERC20 token) {
        LOCKUP = lockup;
        TOKEN = token;
    }

    // region create
    /// @notice A stream of 52 weeks that the caller pays for and may cancel.
    /// @param permit The caller's signature that lets this contract take `depositAmount`.
    function createWithPermit(
        address recipient,
        uint128 depositAmount,
        Permit calldata permit
    )
        external
        returns (uint256 streamId)
    {
        // Anyone can send the permit first, which makes this call fail. The allowance is what counts.
        try IERC20Permit(address(TOKEN)).permit(
            msg.sender, address(this), depositAmount, permit.deadline, permit.v, permit.r, permit.s
        ) { } catch { }

        TOKEN.safeTransferFrom(msg.sender, address(this), depositAmount);
        TOKEN.forceApprove(address(LOCKUP), depositAmount);
        streamId = LOCKUP.createWithDurationsLL(
            Lockup.CreateWithDurations({
                sender: msg.sender,
                recipient: recipient,
                depositAmount: depositAmount,
                token: TOKEN,
                cancelable: true,
                transferable: true,
                shape: "linear"
            }),
            LockupLinear.UnlockAmounts({ start: 0, cliff: 0 }),
            1 seconds,
            LockupLinear.Durations({ cliff: 0, total: 52 weeks })
        );
    }
    // endregion create
}

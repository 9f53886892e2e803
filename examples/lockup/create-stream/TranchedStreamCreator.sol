// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

// region imports
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { Lockup } from "@sablier/lockup/src/types/Lockup.sol";
import { LockupTranched } from "@sablier/lockup/src/types/LockupTranched.sol";
// endregion imports

/// @notice Creates tranched streams, which release one amount after the other.
contract TranchedStreamCreator {
    using SafeERC20 for IERC20;

    ISablierLockup public immutable LOCKUP;
    IERC20 public immutable TOKEN;

    constructor(ISablierLockup lockup, IERC20 token) {
        LOCKUP = lockup;
        TOKEN = token;
    }

    // region create
    /// @notice One tranche after four weeks, another six weeks later.
    function createStream(
        address recipient,
        uint128 firstAmount,
        uint128 secondAmount
    )
        external
        returns (uint256 streamId)
    {
        uint128 depositAmount = firstAmount + secondAmount;
        TOKEN.safeTransferFrom(msg.sender, address(this), depositAmount);
        TOKEN.forceApprove(address(LOCKUP), depositAmount);

        // region tranches
        LockupTranched.TrancheWithDuration[] memory tranches = new LockupTranched.TrancheWithDuration[](2);
        tranches[0] = LockupTranched.TrancheWithDuration({ amount: firstAmount, duration: 4 weeks });
        tranches[1] = LockupTranched.TrancheWithDuration({ amount: secondAmount, duration: 6 weeks });
        // endregion tranches

        // region call
        Lockup.CreateWithDurations memory params = Lockup.CreateWithDurations({
            sender: msg.sender,
            recipient: recipient,
            depositAmount: depositAmount, // the sum of the tranches, to the last unit
            token: TOKEN,
            cancelable: true,
            transferable: true,
            shape: ""
        });
        streamId = LOCKUP.createWithDurationsLT(params, tranches);
        // endregion call
    }
    // endregion create

    // region quarters
    /// @notice The deposit in equal parts on dates of your choice.
    /// @param dates Unix seconds, in ascending order. The last one ends the stream.
    function createInstallments(
        address recipient,
        uint128 depositAmount,
        uint40 startTime,
        uint40[] calldata dates
    )
        external
        returns (uint256 streamId)
    {
        TOKEN.safeTransferFrom(msg.sender, address(this), depositAmount);
        TOKEN.forceApprove(address(LOCKUP), depositAmount);

        uint256 count = dates.length;
        uint128 part = depositAmount / uint128(count);
        LockupTranched.Tranche[] memory tranches = new LockupTranched.Tranche[](count);
        for (uint256 i = 0; i < count; ++i) {
            tranches[i] = LockupTranched.Tranche({ amount: part, timestamp: dates[i] });
        }
        // A division leaves a remainder, and Lockup requires an exact sum.
        tranches[count - 1].amount += depositAmount - part * uint128(count);

        streamId = LOCKUP.createWithTimestampsLT({
            params: Lockup.CreateWithTimestamps({
                sender: msg.sender,
                recipient: recipient,
                depositAmount: depositAmount,
                token: TOKEN,
                cancelable: true,
                transferable: true,
                timestamps: Lockup.Timestamps({ start: startTime, end: dates[count - 1] }),
                shape: ""
            }),
            tranches: tranches
        });
    }
    // endregion quarters
}

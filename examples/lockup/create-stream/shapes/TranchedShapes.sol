// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { Lockup } from "@sablier/lockup/src/types/Lockup.sol";
import { LockupTranched } from "@sablier/lockup/src/types/LockupTranched.sol";

/// @notice One function per tranched shape. The first duration counts from now, each later one from the
/// tranche before it.
contract TranchedShapes {
    using SafeERC20 for IERC20;

    error SharesNotOneHundred(uint256 sum);

    ISablierLockup public immutable LOCKUP;
    IERC20 public immutable TOKEN;

    constructor(ISablierLockup lockup, IERC20 token) {
        LOCKUP = lockup;
        TOKEN = token;
    }

    // region shapes
    /// @notice Twelve equal amounts, one every 30 days.
    function monthly(address recipient, uint128 deposit) external returns (uint256) {
        uint128 part = deposit / 12;
        LockupTranched.TrancheWithDuration[] memory tranches = new LockupTranched.TrancheWithDuration[](12);
        for (uint256 i = 0; i < 12; ++i) {
            tranches[i] = LockupTranched.TrancheWithDuration({ amount: part, duration: 30 days });
        }
        tranches[11].amount += deposit - part * 12; // what the division left over
        return LOCKUP.createWithDurationsLT(_fund(recipient, deposit, "tranchedMonthly"), tranches);
    }

    /// @notice One amount a year of 365 days.
    /// @param shares Percent of the deposit, for example 10, 20, 30 and 40. They add up to 100.
    function backweighted(
        address recipient,
        uint128 deposit,
        uint8[] calldata shares
    )
        external
        returns (uint256)
    {
        LockupTranched.TrancheWithDuration[] memory tranches =
            new LockupTranched.TrancheWithDuration[](shares.length);
        uint256 sum = 0;
        for (uint256 i = 0; i < shares.length; ++i) sum += shares[i];
        if (sum != 100) revert SharesNotOneHundred(sum);

        uint128 left = deposit;
        for (uint256 i = 0; i < shares.length; ++i) {
            uint128 amount = uint128((uint256(deposit) * shares[i]) / 100);
            tranches[i] = LockupTranched.TrancheWithDuration({ amount: amount, duration: 365 days });
            left -= amount;
        }
        tranches[shares.length - 1].amount += left;
        return LOCKUP.createWithDurationsLT(_fund(recipient, deposit, "tranchedBackweighted"), tranches);
    }

    /// @notice Everything after `total` seconds.
    function timelock(address recipient, uint128 deposit, uint40 total) external returns (uint256) {
        LockupTranched.TrancheWithDuration[] memory tranches = new LockupTranched.TrancheWithDuration[](1);
        tranches[0] = LockupTranched.TrancheWithDuration({ amount: deposit, duration: total });
        return LOCKUP.createWithDurationsLT(_fund(recipient, deposit, "tranchedTimelock"), tranches);
    }
    // endregion shapes

    /// @dev Takes the deposit from the caller, who becomes the sender of the stream.
    function _fund(
        address recipient,
        uint128 deposit,
        string memory shape
    )
        internal
        returns (Lockup.CreateWithDurations memory)
    {
        TOKEN.safeTransferFrom(msg.sender, address(this), deposit);
        TOKEN.forceApprove(address(LOCKUP), deposit);
        return Lockup.CreateWithDurations({
            sender: msg.sender,
            recipient: recipient,
            depositAmount: deposit,
            token: TOKEN,
            cancelable: true,
            transferable: true,
            shape: shape
        });
    }
}

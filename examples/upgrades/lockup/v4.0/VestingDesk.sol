// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { Address } from "@openzeppelin/contracts/utils/Address.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { Lockup } from "@sablier/lockup/src/types/Lockup.sol";
import { LockupLinear } from "@sablier/lockup/src/types/LockupLinear.sol";

/// @notice Creates a linear stream of 52 weeks with a cliff of 4, and withdraws from its own streams.
contract VestingDesk {
    using SafeERC20 for IERC20;

    ISablierLockup public immutable LOCKUP;

    constructor(ISablierLockup lockup) {
        LOCKUP = lockup;
    }

    function create(IERC20 token, address recipient, uint128 amount) external returns (uint256 streamId) {
        token.safeTransferFrom(msg.sender, address(this), amount);
        token.forceApprove(address(LOCKUP), amount);
        streamId = LOCKUP.createWithDurationsLL(
            Lockup.CreateWithDurations({
                sender: msg.sender,
                recipient: recipient,
                depositAmount: amount,
                token: token,
                cancelable: true,
                transferable: true,
                shape: "cliff"
            }),
            LockupLinear.UnlockAmounts({ start: 0, cliff: amount * 4 / 52 }),
            1 seconds, // granularity
            LockupLinear.Durations({ cliff: 4 weeks, total: 52 weeks })
        );
    }

    /// @notice Withdraws from a stream whose recipient is this contract. Send at least the minimum fee.
    function collect(uint256 streamId, address to) external payable {
        uint256 fee = LOCKUP.calculateMinFeeWei(streamId);
        LOCKUP.withdrawMax{ value: fee }(streamId, to);
        if (msg.value > fee) Address.sendValue(payable(msg.sender), msg.value - fee);
    }
}

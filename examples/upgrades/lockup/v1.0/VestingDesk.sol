// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ud60x18 } from "@prb/math/src/UD60x18.sol";
import { ISablierV2LockupLinear } from "@sablier/v2-core/src/interfaces/ISablierV2LockupLinear.sol";
import { Broker, LockupLinear } from "@sablier/v2-core/src/types/DataTypes.sol";

/// @notice Creates a linear stream of 52 weeks with a cliff of 4, and withdraws from its own streams.
contract VestingDesk {
    using SafeERC20 for IERC20;

    ISablierV2LockupLinear public immutable LOCKUP;

    constructor(ISablierV2LockupLinear lockup) {
        LOCKUP = lockup;
    }

    function create(IERC20 token, address recipient, uint128 amount) external returns (uint256 streamId) {
        token.safeTransferFrom(msg.sender, address(this), amount);
        token.forceApprove(address(LOCKUP), amount);
        streamId = LOCKUP.createWithDurations(
            LockupLinear.CreateWithDurations({
                sender: msg.sender,
                recipient: recipient,
                totalAmount: amount,
                asset: token,
                cancelable: true,
                durations: LockupLinear.Durations({ cliff: 4 weeks, total: 52 weeks }),
                broker: Broker({ account: address(0), fee: ud60x18(0) })
            })
        );
    }

    /// @notice Withdraws from a stream whose recipient is this contract.
    function collect(uint256 streamId, address to) external {
        LOCKUP.withdrawMax(streamId, to);
    }
}

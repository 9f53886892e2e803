// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { UD21x18 } from "@prb/math/src/UD21x18.sol";
import { ISablierFlow } from "@sablier/flow/src/interfaces/ISablierFlow.sol";

/// @notice Creates a stream with a deposit, and withdraws from its own streams.
contract PayrollDesk {
    using SafeERC20 for IERC20;

    ISablierFlow public immutable FLOW;

    constructor(ISablierFlow flow) {
        FLOW = flow;
    }

    function create(
        IERC20 token,
        address recipient,
        UD21x18 ratePerSecond,
        uint128 amount
    )
        external
        returns (uint256 streamId)
    {
        token.safeTransferFrom(msg.sender, address(this), amount);
        token.forceApprove(address(FLOW), amount);
        streamId = FLOW.createAndDeposit({
            sender: msg.sender,
            recipient: recipient,
            ratePerSecond: ratePerSecond,
            token: token,
            transferable: true,
            amount: amount
        });
    }

    /// @notice Withdraws from a stream whose recipient is this contract.
    function collect(uint256 streamId, address to) external {
        FLOW.withdrawMax(streamId, to);
    }
}

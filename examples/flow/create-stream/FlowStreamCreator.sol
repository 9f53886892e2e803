// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { IERC20Metadata } from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { SafeCast } from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import { ud21x18, UD21x18 } from "@prb/math/src/UD21x18.sol";
import { ISablierFlow } from "@sablier/flow/src/interfaces/ISablierFlow.sol";

/// Creates Flow streams whose sender is the caller.
contract FlowStreamCreator {
    using SafeERC20 for IERC20Metadata;

    error RateZero(uint128 amount);

    ISablierFlow public immutable FLOW;

    constructor(ISablierFlow flow) {
        FLOW = flow;
    }

    // region rate
    /// `amount` every 30 days as a rate per second, which has 18 decimals whatever the token has.
    function monthlyRate(IERC20Metadata token, uint128 amount) public view returns (UD21x18) {
        uint256 scale = 10 ** (18 - token.decimals());
        uint256 rate = amount * scale / 30 days;
        // A rate of zero would create a paused stream without any sign of it.
        if (rate == 0) revert RateZero(amount);
        return ud21x18(SafeCast.toUint128(rate));
    }
    // endregion rate

    // region create
    /// A salary of `amount` every 30 days, counted from now. No tokens move.
    function createMonthly(IERC20Metadata token, address recipient, uint128 amount) external returns (uint256) {
        return FLOW.create({
            sender: msg.sender,
            recipient: recipient,
            ratePerSecond: monthlyRate(token, amount),
            startTime: 0, // 0 means the time of this block
            token: token,
            transferable: true
        });
    }
    // endregion create

    // region create-at
    /// The same, counted from `startTime`. A past time owes the seconds since then at once, a future
    /// time makes the stream wait in PENDING.
    function createMonthlyAt(
        IERC20Metadata token,
        address recipient,
        uint128 amount,
        uint40 startTime
    )
        external
        returns (uint256)
    {
        return FLOW.create({
            sender: msg.sender,
            recipient: recipient,
            ratePerSecond: monthlyRate(token, amount),
            startTime: startTime,
            token: token,
            transferable: true
        });
    }
    // endregion create-at

    // region create-and-deposit
    /// Creates the stream and funds it with `deposit`. The caller approves this contract first.
    function createFunded(
        IERC20Metadata token,
        address recipient,
        UD21x18 ratePerSecond,
        uint128 deposit
    )
        external
        returns (uint256)
    {
        token.safeTransferFrom(msg.sender, address(this), deposit);
        // SablierFlow pulls the deposit from its own caller, which is this contract.
        token.forceApprove(address(FLOW), deposit);
        return FLOW.createAndDeposit({
            sender: msg.sender,
            recipient: recipient,
            ratePerSecond: ratePerSecond,
            startTime: 0,
            token: token,
            transferable: true,
            amount: deposit
        });
    }
    // endregion create-and-deposit
}

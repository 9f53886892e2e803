// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { IERC20Metadata } from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { SafeCast } from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import { ud21x18 } from "@prb/math/src/UD21x18.sol";
import { ISablierFlow } from "@sablier/flow/src/interfaces/ISablierFlow.sol";

/// @notice Opens Flow streams that pay a salary, and funds them.
contract SalaryCreator {
    using SafeERC20 for IERC20Metadata;

    error RateZero(uint128 amountPerMonth);

    ISablierFlow public immutable FLOW;

    constructor(ISablierFlow flow) {
        FLOW = flow;
    }

    // region create
    /// @param amountPerMonth what the stream owes every 30 days, in the token's smallest unit
    /// @param deposit in the same unit, above zero; the caller has approved this contract for it
    function createSalary(IERC20Metadata token, address recipient, uint128 amountPerMonth, uint128 deposit)
        external
        returns (uint256 streamId)
    {
        // A rate has 18 decimals, whatever the token has.
        uint256 rate = amountPerMonth * 10 ** (18 - token.decimals()) / 30 days;
        // A rate of zero would create a paused stream without an error.
        if (rate == 0) revert RateZero(amountPerMonth);

        token.safeTransferFrom(msg.sender, address(this), deposit);
        token.forceApprove(address(FLOW), deposit);
        streamId = FLOW.createAndDeposit({
            sender: msg.sender,
            recipient: recipient,
            ratePerSecond: ud21x18(SafeCast.toUint128(rate)),
            startTime: 0, // the time of the block
            token: token,
            transferable: true,
            amount: deposit
        });
    }
    // endregion create
}

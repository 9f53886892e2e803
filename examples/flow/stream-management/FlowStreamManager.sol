// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { Ownable } from "@openzeppelin/contracts/access/Ownable.sol";
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { UD21x18 } from "@prb/math/src/UD21x18.sol";
import { ISablierFlow } from "@sablier/flow/src/interfaces/ISablierFlow.sol";

// region setup
/// A treasury that is the sender of its streams and manages them for one owner.
contract FlowStreamManager is Ownable {
    using SafeERC20 for IERC20;

    ISablierFlow public immutable FLOW;
    IERC20 public immutable TOKEN;

    constructor(ISablierFlow flow, IERC20 token, address owner) Ownable(owner) {
        FLOW = flow;
        TOKEN = token;
        // SablierFlow pulls every deposit from this contract. It pulls only when this contract calls it.
        token.forceApprove(address(flow), type(uint256).max);
    }

    /// The sender must be this contract, or the functions below revert with `SablierFlowState_Unauthorized`.
    function create(address recipient, UD21x18 ratePerSecond) external onlyOwner returns (uint256) {
        return FLOW.create(address(this), recipient, ratePerSecond, 0, TOKEN, true);
    }
    // endregion setup

    // region deposit
    /// Tops a stream up with tokens that this contract holds.
    function deposit(uint256 streamId, uint128 amount) external onlyOwner {
        // The last two arguments are a guard: they must match the stream, or the call reverts.
        FLOW.deposit(streamId, amount, address(this), FLOW.getRecipient(streamId));
    }

    /// Tops the stream up and stops the debt from growing further.
    function depositAndPause(uint256 streamId, uint128 amount) external onlyOwner {
        FLOW.depositAndPause(streamId, amount);
    }
    // endregion deposit

    // region adjust
    /// The debt so far is kept; from this block on it grows at the new rate.
    function adjust(uint256 streamId, UD21x18 newRatePerSecond) external onlyOwner {
        FLOW.adjustRatePerSecond(streamId, newRatePerSecond);
    }
    // endregion adjust

    // region pause
    function pause(uint256 streamId) external onlyOwner {
        FLOW.pause(streamId);
    }

    /// The paused time is not paid.
    function restart(uint256 streamId, UD21x18 ratePerSecond) external onlyOwner {
        FLOW.restart(streamId, ratePerSecond);
    }

    function restartAndDeposit(uint256 streamId, UD21x18 ratePerSecond, uint128 amount) external onlyOwner {
        FLOW.restartAndDeposit(streamId, ratePerSecond, amount);
    }
    // endregion pause

    // region refund
    /// Takes back a part of the balance that no debt claims. It arrives in this contract.
    function refund(uint256 streamId, uint128 amount) external onlyOwner {
        FLOW.refund(streamId, amount);
    }

    function refundMax(uint256 streamId) external onlyOwner returns (uint128) {
        return FLOW.refundMax(streamId);
    }

    function refundAndPause(uint256 streamId, uint128 amount) external onlyOwner {
        FLOW.refundAndPause(streamId, amount);
    }
    // endregion refund

    // region void
    /// Ends a stream for good and writes off the debt that its balance does not cover.
    function void(uint256 streamId) external onlyOwner {
        FLOW.void(streamId);
    }
    // endregion void

    // region sweep
    /// Refunds arrive in this contract, so there must be a way out.
    function sweep(address to, uint256 amount) external onlyOwner {
        TOKEN.safeTransfer(to, amount);
    }
    // endregion sweep
}

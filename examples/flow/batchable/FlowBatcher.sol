// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { Ownable } from "@openzeppelin/contracts/access/Ownable.sol";
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";
import { UD21x18 } from "@prb/math/src/UD21x18.sol";
import { ISablierFlow } from "@sablier/flow/src/interfaces/ISablierFlow.sol";

// region setup
/// Several Flow calls in one transaction. This contract is the sender of the streams it creates.
contract FlowBatcher is Ownable {
    using SafeERC20 for IERC20;

    ISablierFlow public immutable FLOW;
    IERC20 public immutable TOKEN;

    constructor(ISablierFlow flow, IERC20 token, address owner) Ownable(owner) {
        FLOW = flow;
        TOKEN = token;
        token.forceApprove(address(flow), type(uint256).max);
    }
    // endregion setup

    // region create-many
    /// One stream per recipient, all with the same rate and deposit.
    function createAndDepositMany(
        address[] calldata recipients,
        UD21x18 ratePerSecond,
        uint128 deposit
    )
        external
        onlyOwner
        returns (uint256[] memory streamIds)
    {
        bytes[] memory calls = new bytes[](recipients.length);
        for (uint256 i = 0; i < recipients.length; ++i) {
            calls[i] = abi.encodeCall(
                FLOW.createAndDeposit, (address(this), recipients[i], ratePerSecond, 0, TOKEN, true, deposit)
            );
        }
        bytes[] memory results = FLOW.batch(calls);
        streamIds = new uint256[](results.length);
        for (uint256 i = 0; i < results.length; ++i) {
            streamIds[i] = abi.decode(results[i], (uint256));
        }
    }
    // endregion create-many

    // region adjust-and-deposit
    /// A raise that is paid for at once: either both calls happen or neither does.
    function adjustAndDeposit(uint256 streamId, UD21x18 newRatePerSecond, uint128 amount) external onlyOwner {
        address recipient = FLOW.getRecipient(streamId);
        bytes[] memory calls = new bytes[](2);
        calls[0] = abi.encodeCall(FLOW.adjustRatePerSecond, (streamId, newRatePerSecond));
        // The stream's sender is this contract, not `msg.sender`.
        calls[1] = abi.encodeCall(FLOW.deposit, (streamId, amount, address(this), recipient));
        FLOW.batch(calls);
    }
    // endregion adjust-and-deposit

    // region pay-and-stop
    /// Pauses the stream and pays the recipient everything that is covered.
    function pauseAndPay(uint256 streamId) external payable onlyOwner {
        bytes[] memory calls = new bytes[](2);
        calls[0] = abi.encodeCall(FLOW.pause, (streamId));
        // Only the recipient and its operators may choose another destination.
        calls[1] = abi.encodeCall(FLOW.withdrawMax, (streamId, FLOW.getRecipient(streamId)));
        FLOW.batch{ value: msg.value }(calls);
    }

    /// Ends the stream, pays the recipient, and refunds the rest to this contract. Each of the last two calls
    /// reverts when its amount is zero, so they are added only when there is something to move. Attach the fee
    /// when something is owed, otherwise nothing: Flow keeps what exceeds the fee.
    function close(uint256 streamId) external payable onlyOwner {
        bool owes = FLOW.coveredDebtOf(streamId) > 0;
        bool refunds = FLOW.refundableAmountOf(streamId) > 0;
        bytes[] memory calls = new bytes[](1 + (owes ? 1 : 0) + (refunds ? 1 : 0));
        uint256 n = 0;
        calls[n++] = abi.encodeCall(FLOW.void, (streamId));
        if (owes) calls[n++] = abi.encodeCall(FLOW.withdrawMax, (streamId, FLOW.getRecipient(streamId)));
        if (refunds) calls[n++] = abi.encodeCall(FLOW.refundMax, (streamId));
        FLOW.batch{ value: msg.value }(calls);
    }
    // endregion pay-and-stop

    // region sweep
    /// Refunds arrive at the sender of the stream, this contract, so there must be a way out.
    function sweep(address to, uint256 amount) external onlyOwner {
        TOKEN.safeTransfer(to, amount);
    }
    // endregion sweep

    // region pay-many
    /// Pays the recipients of many streams with one fee. Anyone may call it.
    function payMany(uint256[] calldata streamIds) external payable {
        bytes[] memory calls = new bytes[](streamIds.length);
        for (uint256 i = 0; i < streamIds.length; ++i) {
            calls[i] = abi.encodeCall(FLOW.withdrawMax, (streamIds[i], FLOW.getRecipient(streamIds[i])));
        }
        FLOW.batch{ value: msg.value }(calls);
    }

    /// The value to send with `payMany`: the highest fee among the streams, not their sum.
    function feeFor(uint256[] calldata streamIds) external view returns (uint256 fee) {
        for (uint256 i = 0; i < streamIds.length; ++i) {
            fee = Math.max(fee, FLOW.calculateMinFeeWei(streamIds[i]));
        }
    }
    // endregion pay-many
}

// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

// region setup
import { Ownable } from "@openzeppelin/contracts/access/Ownable.sol";
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { Address } from "@openzeppelin/contracts/utils/Address.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";

/// @notice Manages the streams whose sender, recipient or operator is this contract.
contract StreamManager is Ownable {
    using SafeERC20 for IERC20;

    ISablierLockup public immutable LOCKUP;

    constructor(address initialOwner, ISablierLockup lockup) Ownable(initialOwner) {
        LOCKUP = lockup;
    }

    /// @dev Coins for Lockup's withdrawal fee. Fund the contract before it withdraws.
    receive() external payable { }
    // endregion setup

    // region withdraw
    /// @notice A part of what is released. Only for the recipient or an operator may `to` differ from
    /// the recipient.
    function withdraw(uint256 streamId, address to, uint128 amount) external onlyOwner {
        LOCKUP.withdraw{ value: LOCKUP.calculateMinFeeWei(streamId) }(streamId, to, amount);
    }
    // endregion withdraw

    // region withdraw-max
    function withdrawMax(uint256 streamId, address to) external onlyOwner returns (uint128 amount) {
        amount = LOCKUP.withdrawMax{ value: LOCKUP.calculateMinFeeWei(streamId) }(streamId, to);
    }
    // endregion withdraw-max

    // region withdraw-multiple
    /// @notice Sends each stream's amount to its recipient. One failure does not stop the others, nor does an
    /// id without a stream.
    function withdrawMultiple(uint256[] calldata streamIds, uint128[] calldata amounts) external onlyOwner {
        uint256 fee;
        for (uint256 i = 0; i < streamIds.length; ++i) {
            if (!LOCKUP.isStream(streamIds[i])) continue; // its fee would revert; Lockup skips it
            uint256 each = LOCKUP.calculateMinFeeWei(streamIds[i]);
            if (each > fee) fee = each; // the highest, not the sum
        }
        LOCKUP.withdrawMultiple{ value: fee }(streamIds, amounts);
    }
    // endregion withdraw-multiple

    // region withdraw-transfer
    /// @notice Empties the stream to its recipient, then hands the NFT over. For a recipient or operator.
    function withdrawMaxAndTransfer(
        uint256 streamId,
        address newRecipient
    )
        external
        onlyOwner
        returns (uint128 amount)
    {
        address paid = LOCKUP.getRecipient(streamId);
        // With nothing to withdraw Lockup asks for no fee, and would keep one.
        bool pays = LOCKUP.withdrawableAmountOf(streamId) > 0;
        uint256 fee = pays ? LOCKUP.calculateMinFeeWei(streamId) : 0;
        amount = LOCKUP.withdrawMaxAndTransfer{ value: fee }(streamId, newRecipient);
        // Some tokens refuse to transfer nothing.
        if (amount > 0 && paid == address(this)) {
            LOCKUP.getUnderlyingToken(streamId).safeTransfer(owner(), amount);
        }
    }
    // endregion withdraw-transfer

    // region cancel
    /// @notice Stops a stream. The refund arrives at its sender, this contract, and is passed on.
    function cancel(uint256 streamId) external onlyOwner returns (uint128 refunded) {
        refunded = LOCKUP.cancel(streamId);
        LOCKUP.getUnderlyingToken(streamId).safeTransfer(owner(), refunded);
    }
    // endregion cancel

    // region cancel-multiple
    /// @notice Stops what can be stopped. A zero in the result is a stream that refused.
    function cancelMultiple(uint256[] calldata streamIds) external onlyOwner returns (uint128[] memory refunded) {
        refunded = LOCKUP.cancelMultiple(streamIds);
        for (uint256 i = 0; i < streamIds.length; ++i) {
            if (refunded[i] > 0) LOCKUP.getUnderlyingToken(streamIds[i]).safeTransfer(owner(), refunded[i]);
        }
    }
    // endregion cancel-multiple

    // region renounce
    /// @notice Gives up the right to cancel, for good.
    function renounce(uint256 streamId) external onlyOwner {
        LOCKUP.renounce(streamId);
    }
    // endregion renounce

    // region renounce-multiple
    /// @notice All or nothing: one stream that cannot be renounced reverts the call.
    function renounceMultiple(uint256[] calldata streamIds) external onlyOwner {
        bytes[] memory calls = new bytes[](streamIds.length);
        for (uint256 i = 0; i < streamIds.length; ++i) {
            calls[i] = abi.encodeCall(LOCKUP.renounce, (streamIds[i]));
        }
        LOCKUP.batch(calls);
    }
    // endregion renounce-multiple

    // region transfer
    /// @notice Hands over a stream that this contract owns or operates, with everything still inside.
    function transfer(uint256 streamId, address to) external onlyOwner {
        LOCKUP.safeTransferFrom(LOCKUP.getRecipient(streamId), to, streamId);
    }
    // endregion transfer

    // region sweep
    /// @notice Returns coins that the fees did not need.
    function sweep() external onlyOwner {
        Address.sendValue(payable(msg.sender), address(this).balance);
    }

    /// @notice Returns tokens that arrived here: anyone can withdraw to the recipient, which may be this contract.
    function sweepToken(IERC20 token) external onlyOwner {
        token.safeTransfer(owner(), token.balanceOf(address(this)));
    }
    // endregion sweep
}

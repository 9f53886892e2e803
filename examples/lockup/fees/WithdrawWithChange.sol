// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

// region imports
import { Address } from "@openzeppelin/contracts/utils/Address.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
// endregion imports

/// @notice Pushes withdrawable amounts to their recipients and returns what the fee does not need.
contract WithdrawWithChange {
    error TooLittle(uint256 attached, uint256 fee);

    ISablierLockup public immutable LOCKUP;

    constructor(ISablierLockup lockup) {
        LOCKUP = lockup;
    }

    // region fee
    /// @notice The coins that one transaction needs for all of these streams, in wei.
    function feeOf(uint256[] calldata streamIds) public view returns (uint256 fee) {
        for (uint256 i = 0; i < streamIds.length; ++i) {
            // Its withdrawal fails, and Lockup would keep a fee for it.
            if (withdrawableOf(streamIds[i]) == 0) continue;
            uint256 each = LOCKUP.calculateMinFeeWei(streamIds[i]);
            if (each > fee) fee = each;
        }
    }

    /// @notice 0 also where the call reverts, as it does while a price feed's data cannot be decoded.
    function withdrawableOf(uint256 streamId) public view returns (uint128) {
        try LOCKUP.withdrawableAmountOf(streamId) returns (uint128 amount) {
            return amount;
        } catch {
            return 0;
        }
    }
    // endregion fee

    // region withdraw
    /// @notice Withdraws everything from every stream to its recipient. Attach the fee or more.
    function withdrawAll(uint256[] calldata streamIds) external payable {
        uint256 fee = feeOf(streamIds);
        if (msg.value < fee) revert TooLittle(msg.value, fee);

        uint128[] memory amounts = new uint128[](streamIds.length);
        for (uint256 i = 0; i < streamIds.length; ++i) {
            amounts[i] = withdrawableOf(streamIds[i]);
        }
        LOCKUP.withdrawMultiple{ value: fee }(streamIds, amounts);

        // Lockup keeps a surplus, so it must not get one.
        if (msg.value > fee) Address.sendValue(payable(msg.sender), msg.value - fee);
    }
    // endregion withdraw
}

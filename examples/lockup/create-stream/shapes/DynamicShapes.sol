// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ud2x18 } from "@prb/math/src/UD2x18.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { Lockup } from "@sablier/lockup/src/types/Lockup.sol";
import { LockupDynamic } from "@sablier/lockup/src/types/LockupDynamic.sol";

/// @notice One function per dynamic shape. Times are durations in seconds, from now.
contract DynamicShapes {
    using SafeERC20 for IERC20;

    uint64 private constant EVEN = 1e18;
    uint64 private constant STEEP = 6e18;

    ISablierLockup public immutable LOCKUP;
    IERC20 public immutable TOKEN;

    constructor(ISablierLockup lockup, IERC20 token) {
        LOCKUP = lockup;
        TOKEN = token;
    }

    // region shapes
    /// @notice Almost nothing at first, most at the end.
    function exponential(address recipient, uint128 deposit, uint40 total) external returns (uint256) {
        LockupDynamic.SegmentWithDuration[] memory segments = new LockupDynamic.SegmentWithDuration[](1);
        segments[0] = _segment(deposit, STEEP, total);
        return LOCKUP.createWithDurationsLD(_fund(recipient, deposit, "dynamicExponential"), segments);
    }

    /// @notice `atCliff` after `cliff` seconds, the rest along a steep curve until `total`.
    function cliffExponential(
        address recipient,
        uint128 deposit,
        uint40 total,
        uint40 cliff,
        uint128 atCliff
    )
        external
        returns (uint256)
    {
        LockupDynamic.SegmentWithDuration[] memory segments = new LockupDynamic.SegmentWithDuration[](3);
        segments[0] = _segment(0, EVEN, cliff - 1); // wait
        segments[1] = _segment(atCliff, EVEN, 1); // all of it within one second
        segments[2] = _segment(deposit - atCliff, STEEP, total - cliff);
        return LOCKUP.createWithDurationsLD(_fund(recipient, deposit, "dynamicCliffExponential"), segments);
    }

    /// @notice Half of the deposit after `first` seconds, the other half after `second`.
    function doubleUnlock(
        address recipient,
        uint128 deposit,
        uint40 first,
        uint40 second
    )
        external
        returns (uint256)
    {
        uint128 half = deposit / 2;
        LockupDynamic.SegmentWithDuration[] memory segments = new LockupDynamic.SegmentWithDuration[](4);
        segments[0] = _segment(0, EVEN, first - 1);
        segments[1] = _segment(half, EVEN, 1);
        segments[2] = _segment(0, EVEN, second - first - 1);
        segments[3] = _segment(deposit - half, EVEN, 1); // with the odd unit, so that the sum is exact
        return LOCKUP.createWithDurationsLD(_fund(recipient, deposit, "dynamicDoubleUnlock"), segments);
    }
    // endregion shapes

    function _segment(
        uint128 amount,
        uint64 exponent,
        uint40 duration
    )
        private
        pure
        returns (LockupDynamic.SegmentWithDuration memory)
    {
        return LockupDynamic.SegmentWithDuration({ amount: amount, exponent: ud2x18(exponent), duration: duration });
    }

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

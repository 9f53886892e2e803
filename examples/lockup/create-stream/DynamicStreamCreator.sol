// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

// region imports
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ud2x18 } from "@prb/math/src/UD2x18.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { Lockup } from "@sablier/lockup/src/types/Lockup.sol";
import { LockupDynamic } from "@sablier/lockup/src/types/LockupDynamic.sol";
// endregion imports

/// @notice Creates dynamic streams, whose release follows a curve per segment.
contract DynamicStreamCreator {
    using SafeERC20 for IERC20;

    ISablierLockup public immutable LOCKUP;
    IERC20 public immutable TOKEN;

    constructor(ISablierLockup lockup, IERC20 token) {
        LOCKUP = lockup;
        TOKEN = token;
    }

    // region create
    /// @notice Four weeks at an even pace, then a curve that bends upwards until the end of the year.
    /// @param startTime Unix seconds. Every segment is placed relative to it.
    function createStream(
        address recipient,
        uint128 evenAmount,
        uint128 curvedAmount,
        uint40 startTime
    )
        external
        returns (uint256 streamId)
    {
        uint128 depositAmount = evenAmount + curvedAmount;
        TOKEN.safeTransferFrom(msg.sender, address(this), depositAmount);
        TOKEN.forceApprove(address(LOCKUP), depositAmount);

        // region segments
        LockupDynamic.Segment[] memory segments = new LockupDynamic.Segment[](2);
        segments[0] = LockupDynamic.Segment({
            amount: evenAmount,
            exponent: ud2x18(1e18), // x^1: a straight line
            timestamp: startTime + 4 weeks
        });
        segments[1] = LockupDynamic.Segment({
            amount: curvedAmount,
            exponent: ud2x18(3.14e18), // x^3.14: slow first, fast at the end
            timestamp: startTime + 52 weeks
        });
        // endregion segments

        // region call
        Lockup.CreateWithTimestamps memory params = Lockup.CreateWithTimestamps({
            sender: msg.sender,
            recipient: recipient,
            depositAmount: depositAmount, // the sum of the segments, to the last unit
            token: TOKEN,
            cancelable: true,
            transferable: true,
            timestamps: Lockup.Timestamps({ start: startTime, end: segments[segments.length - 1].timestamp }),
            shape: ""
        });
        streamId = LOCKUP.createWithTimestampsLD(params, segments);
        // endregion call
    }
    // endregion create

    // region durations
    /// @notice Nothing for half a year, a fifth at once, and the rest along a steep curve.
    function createCliffStream(address recipient, uint128 depositAmount) external returns (uint256 streamId) {
        TOKEN.safeTransferFrom(msg.sender, address(this), depositAmount);
        TOKEN.forceApprove(address(LOCKUP), depositAmount);

        uint128 cliffAmount = depositAmount / 5;
        LockupDynamic.SegmentWithDuration[] memory segments = new LockupDynamic.SegmentWithDuration[](3);
        segments[0] = LockupDynamic.SegmentWithDuration({ amount: 0, exponent: ud2x18(1e18), duration: 26 weeks - 1 });
        segments[1] = LockupDynamic.SegmentWithDuration({ amount: cliffAmount, exponent: ud2x18(1e18), duration: 1 });
        segments[2] = LockupDynamic.SegmentWithDuration({
            amount: depositAmount - cliffAmount, // the remainder, so that nothing is lost to rounding
            exponent: ud2x18(6e18),
            duration: 26 weeks
        });

        streamId = LOCKUP.createWithDurationsLD({
            params: Lockup.CreateWithDurations({
                sender: msg.sender,
                recipient: recipient,
                depositAmount: depositAmount,
                token: TOKEN,
                cancelable: true,
                transferable: true,
                shape: "dynamicCliffExponential"
            }),
            segmentsWithDuration: segments
        });
    }
    // endregion durations
}

// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

// region imports
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { UD2x18, ud2x18 } from "@prb/math/src/UD2x18.sol";
import { ISablierBatchLockup } from "@sablier/lockup/src/interfaces/ISablierBatchLockup.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { BatchLockup } from "@sablier/lockup/src/types/BatchLockup.sol";
import { LockupDynamic } from "@sablier/lockup/src/types/LockupDynamic.sol";
// endregion imports

/// @notice Creates several dynamic streams in a single transaction.
contract BatchDynamicStreamCreator {
    using SafeERC20 for IERC20;

    ISablierBatchLockup public immutable BATCH_LOCKUP;
    ISablierLockup public immutable LOCKUP;
    IERC20 public immutable TOKEN;

    constructor(ISablierBatchLockup batchLockup, ISablierLockup lockup, IERC20 token) {
        BATCH_LOCKUP = batchLockup;
        LOCKUP = lockup;
        TOKEN = token;
    }

    // region create
    /// @notice A fast start for the first recipient, a slow one for the second, with equal deposits.
    function createStreams(
        address early,
        address late,
        uint128 amountEach
    )
        external
        returns (uint256[] memory streamIds)
    {
        uint256 total = uint256(amountEach) * 2;
        TOKEN.safeTransferFrom(msg.sender, address(this), total);
        TOKEN.forceApprove(address(BATCH_LOCKUP), total);

        BatchLockup.CreateWithTimestampsLD[] memory batch = new BatchLockup.CreateWithTimestampsLD[](2);
        batch[0] = _stream(early, amountEach, 1 weeks, ud2x18(0.25e18)); // x^0.25: fast first
        batch[1] = _stream(late, amountEach, 4 weeks, ud2x18(2.71e18)); // x^2.71: slow first

        streamIds = BATCH_LOCKUP.createWithTimestampsLD(LOCKUP, TOKEN, batch);
    }
    // endregion create

    // region stream
    /// @dev Half of the amount along a curve, the other half at an even pace until week 52.
    function _stream(
        address recipient,
        uint128 amount,
        uint40 curveDuration,
        UD2x18 exponent
    )
        private
        view
        returns (BatchLockup.CreateWithTimestampsLD memory)
    {
        uint40 startTime = uint40(block.timestamp);
        uint128 half = amount / 2;
        LockupDynamic.Segment[] memory segments = new LockupDynamic.Segment[](2);
        segments[0] =
            LockupDynamic.Segment({ amount: half, exponent: exponent, timestamp: startTime + curveDuration });
        segments[1] = LockupDynamic.Segment({
            amount: amount - half, // not half again: an odd amount would lose a unit and revert
            exponent: ud2x18(1e18),
            timestamp: startTime + 52 weeks
        });
        return BatchLockup.CreateWithTimestampsLD({
            sender: msg.sender,
            recipient: recipient,
            depositAmount: amount,
            cancelable: true,
            transferable: true,
            startTime: startTime, // the end is the timestamp of the last segment
            segments: segments,
            shape: ""
        });
    }
    // endregion stream
}

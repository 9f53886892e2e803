// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

// region imports
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { Lockup } from "@sablier/lockup/src/types/Lockup.sol";
import { LockupDynamic } from "@sablier/lockup/src/types/LockupDynamic.sol";
import { LockupTranched } from "@sablier/lockup/src/types/LockupTranched.sol";
// endregion imports

/// @notice Answers what staking contracts, dashboards and circulating supply ask about a stream.
contract VestingReader {
    ISablierLockup public immutable LOCKUP;

    constructor(ISablierLockup lockup) {
        LOCKUP = lockup;
    }

    // region amounts
    struct Amounts {
        uint128 inStream; // tokens that Lockup holds for this stream
        uint128 locked; // not released yet
        uint128 unlocked; // released or returned to the sender
        uint128 withdrawable; // released and not withdrawn
    }

    function amountsOf(uint256 streamId) external view returns (Amounts memory amounts) {
        uint128 deposited = LOCKUP.getDepositedAmount(streamId);
        uint128 withdrawn = LOCKUP.getWithdrawnAmount(streamId);
        uint128 refunded = LOCKUP.getRefundedAmount(streamId);
        uint128 streamed = LOCKUP.streamedAmountOf(streamId); // includes what was withdrawn

        amounts.inStream = deposited - withdrawn - refunded;
        amounts.locked = deposited - streamed - refunded;
        amounts.unlocked = streamed + refunded;
        amounts.withdrawable = streamed - withdrawn;
    }
    // endregion amounts

    // region next-unlock
    /// @notice The next moment at which more is released, in Unix seconds; 0 when nothing more is.
    /// @dev An even or curved release goes on all the time, so there it is the next second. A segment with an
    /// exponent of 0 releases everything in one second, which this function does not know.
    function nextUnlock(uint256 streamId) external view returns (uint256) {
        if (LOCKUP.isCold(streamId)) return 0;

        uint256 start = LOCKUP.getStartTime(streamId);
        Lockup.Model model = LOCKUP.getLockupModel(streamId);
        if (model == Lockup.Model.LOCKUP_LINEAR) return _nextLinear(streamId, start);
        if (model == Lockup.Model.LOCKUP_TRANCHED) return _nextTranche(streamId);
        if (model == Lockup.Model.LOCKUP_DYNAMIC) return _nextSegment(streamId, start);
        return LOCKUP.getEndTime(streamId); // price-gated: at a target price or then
    }
    // endregion next-unlock

    // region models
    function _nextLinear(uint256 streamId, uint256 start) private view returns (uint256) {
        if (block.timestamp < start && LOCKUP.getUnlockAmounts(streamId).start > 0) return start;

        uint256 cliff = LOCKUP.getCliffTime(streamId); // 0 without a cliff
        if (block.timestamp < cliff && LOCKUP.getUnlockAmounts(streamId).cliff > 0) return cliff;

        // Steps of the linear part begin at the cliff, or at the start without one.
        uint256 base = cliff == 0 ? start : cliff;
        uint256 granularity = LOCKUP.getGranularity(streamId);
        uint256 steps = block.timestamp < base ? 0 : (block.timestamp - base) / granularity;
        uint256 next = base + (steps + 1) * granularity;
        uint256 end = LOCKUP.getEndTime(streamId);
        return next < end ? next : end;
    }

    function _nextTranche(uint256 streamId) private view returns (uint256) {
        LockupTranched.Tranche[] memory tranches = LOCKUP.getTranches(streamId);
        for (uint256 i = 0; i < tranches.length; ++i) {
            if (tranches[i].timestamp > block.timestamp && tranches[i].amount > 0) return tranches[i].timestamp;
        }
        return 0;
    }

    function _nextSegment(uint256 streamId, uint256 start) private view returns (uint256) {
        LockupDynamic.Segment[] memory segments = LOCKUP.getSegments(streamId);
        uint256 segmentStart = start;
        for (uint256 i = 0; i < segments.length; ++i) {
            // A segment releases from its first second on, not at its timestamp.
            if (segments[i].timestamp > block.timestamp && segments[i].amount > 0) {
                return (block.timestamp > segmentStart ? block.timestamp : segmentStart) + 1;
            }
            segmentStart = segments[i].timestamp;
        }
        return 0;
    }
    // endregion models

    // region first-withdrawal
    /// @notice Whether anything was ever withdrawn, by whomever: anyone can withdraw to the recipient.
    function hasWithdrawn(uint256 streamId) external view returns (bool) {
        return LOCKUP.getWithdrawnAmount(streamId) > 0;
    }
    // endregion first-withdrawal
}

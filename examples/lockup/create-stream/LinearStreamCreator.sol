// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

// region imports
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { Lockup } from "@sablier/lockup/src/types/Lockup.sol";
import { LockupLinear } from "@sablier/lockup/src/types/LockupLinear.sol";
// endregion imports

/// @notice Creates linear streams that the caller pays for and may cancel.
contract LinearStreamCreator {
    using SafeERC20 for IERC20;

    // region constructor
    ISablierLockup public immutable LOCKUP;
    IERC20 public immutable TOKEN;

    constructor(ISablierLockup lockup, IERC20 token) {
        LOCKUP = lockup;
        TOKEN = token;
    }
    // endregion constructor

    // region create
    /// @notice One year from now on, released every second, with nothing before the cliff.
    /// @param cliff Seconds until the release begins; 0 for no cliff.
    function createStream(
        address recipient,
        uint128 depositAmount,
        uint40 cliff
    )
        external
        returns (uint256 streamId)
    {
        // region fund
        TOKEN.safeTransferFrom(msg.sender, address(this), depositAmount);
        TOKEN.forceApprove(address(LOCKUP), depositAmount);
        // endregion fund

        // region params
        Lockup.CreateWithDurations memory params = Lockup.CreateWithDurations({
            sender: msg.sender, // may cancel and renounce
            recipient: recipient, // owns the NFT, so it may withdraw
            depositAmount: depositAmount,
            token: TOKEN,
            cancelable: true,
            transferable: true,
            shape: cliff == 0 ? "linear" : "cliff" // a label for user interfaces, at most 32 bytes
        });
        // endregion params

        // region model
        LockupLinear.UnlockAmounts memory unlockAmounts = LockupLinear.UnlockAmounts({ start: 0, cliff: 0 });
        LockupLinear.Durations memory durations = LockupLinear.Durations({ cliff: cliff, total: 52 weeks });
        uint40 granularity = 1 seconds;
        // endregion model

        // region call
        streamId = LOCKUP.createWithDurationsLL(params, unlockAmounts, granularity, durations);
        // endregion call
    }
    // endregion create

    // region timestamps
    /// @notice Weekly steps between two dates, with an amount released at the start.
    function createWeeklyStream(
        address recipient,
        uint128 depositAmount,
        uint128 startAmount,
        Lockup.Timestamps calldata timestamps
    )
        external
        returns (uint256 streamId)
    {
        TOKEN.safeTransferFrom(msg.sender, address(this), depositAmount);
        TOKEN.forceApprove(address(LOCKUP), depositAmount);

        streamId = LOCKUP.createWithTimestampsLL({
            params: Lockup.CreateWithTimestamps({
                sender: msg.sender,
                recipient: recipient,
                depositAmount: depositAmount,
                token: TOKEN,
                cancelable: true,
                transferable: true,
                timestamps: timestamps,
                shape: "linearStepper"
            }),
            unlockAmounts: LockupLinear.UnlockAmounts({ start: startAmount, cliff: 0 }),
            granularity: 1 weeks,
            cliffTime: 0
        });
    }
    // endregion timestamps

    // region unlocks
    /// @notice A tenth at once, a quarter more after 13 weeks, and the rest evenly until week 52.
    function createStreamWithUnlocks(address recipient, uint128 depositAmount) external returns (uint256 streamId) {
        TOKEN.safeTransferFrom(msg.sender, address(this), depositAmount);
        TOKEN.forceApprove(address(LOCKUP), depositAmount);

        streamId = LOCKUP.createWithDurationsLL({
            params: Lockup.CreateWithDurations({
                sender: msg.sender,
                recipient: recipient,
                depositAmount: depositAmount,
                token: TOKEN,
                cancelable: true,
                transferable: true,
                shape: "linearUnlockCliff"
            }),
            unlockAmounts: LockupLinear.UnlockAmounts({ start: depositAmount / 10, cliff: depositAmount / 4 }),
            granularity: 1 seconds,
            durations: LockupLinear.Durations({ cliff: 13 weeks, total: 52 weeks })
        });
    }
    // endregion unlocks
}

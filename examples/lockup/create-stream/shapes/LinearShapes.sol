// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { Lockup } from "@sablier/lockup/src/types/Lockup.sol";
import { LockupLinear } from "@sablier/lockup/src/types/LockupLinear.sol";

/// @notice One function per linear shape. Times are durations in seconds, from now.
contract LinearShapes {
    using SafeERC20 for IERC20;

    ISablierLockup public immutable LOCKUP;
    IERC20 public immutable TOKEN;

    constructor(ISablierLockup lockup, IERC20 token) {
        LOCKUP = lockup;
        TOKEN = token;
    }

    // region shapes
    function linear(address recipient, uint128 deposit, uint40 total) external returns (uint256) {
        return _create(recipient, deposit, "linear", _unlocks(0, 0), 1, _durations(0, total));
    }

    /// @notice `atOnce` at the start, the rest evenly.
    function unlockLinear(
        address recipient,
        uint128 deposit,
        uint40 total,
        uint128 atOnce
    )
        external
        returns (uint256)
    {
        return _create(recipient, deposit, "linearUnlockLinear", _unlocks(atOnce, 0), 1, _durations(0, total));
    }

    /// @notice Nothing until the cliff, `atCliff` then, the rest evenly.
    function withCliff(
        address recipient,
        uint128 deposit,
        uint40 total,
        uint40 cliff,
        uint128 atCliff
    )
        external
        returns (uint256)
    {
        return _create(recipient, deposit, "cliff", _unlocks(0, atCliff), 1, _durations(cliff, total));
    }

    /// @notice `atOnce` at the start, nothing more until the cliff, `atCliff` then, the rest evenly.
    function unlockCliff(
        address recipient,
        uint128 deposit,
        uint40 total,
        uint40 cliff,
        uint128 atOnce,
        uint128 atCliff
    )
        external
        returns (uint256)
    {
        return _create(
            recipient, deposit, "linearUnlockCliff", _unlocks(atOnce, atCliff), 1, _durations(cliff, total)
        );
    }

    /// @notice An equal amount at the end of every `step`. If `step` does not divide `total`, the last amount is
    /// smaller.
    function steps(address recipient, uint128 deposit, uint40 total, uint40 step) external returns (uint256) {
        return _create(recipient, deposit, "linearStepper", _unlocks(0, 0), step, _durations(0, total));
    }

    /// @notice Everything at the end: a single step as long as the stream.
    function timelock(address recipient, uint128 deposit, uint40 total) external returns (uint256) {
        return _create(recipient, deposit, "linearTimelock", _unlocks(0, 0), total, _durations(0, total));
    }
    // endregion shapes

    function _create(
        address recipient,
        uint128 deposit,
        string memory shape,
        LockupLinear.UnlockAmounts memory unlocks,
        uint40 granularity,
        LockupLinear.Durations memory durations
    )
        private
        returns (uint256 streamId)
    {
        streamId = LOCKUP.createWithDurationsLL(_fund(recipient, deposit, shape), unlocks, granularity, durations);
    }

    function _unlocks(uint128 start, uint128 cliff) private pure returns (LockupLinear.UnlockAmounts memory) {
        return LockupLinear.UnlockAmounts({ start: start, cliff: cliff });
    }

    function _durations(uint40 cliff, uint40 total) private pure returns (LockupLinear.Durations memory) {
        return LockupLinear.Durations({ cliff: cliff, total: total });
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

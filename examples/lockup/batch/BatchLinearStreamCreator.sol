// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

// region imports
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ISablierBatchLockup } from "@sablier/lockup/src/interfaces/ISablierBatchLockup.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { BatchLockup } from "@sablier/lockup/src/types/BatchLockup.sol";
import { LockupLinear } from "@sablier/lockup/src/types/LockupLinear.sol";
// endregion imports

/// @notice Creates one linear stream per recipient in a single transaction.
contract BatchLinearStreamCreator {
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
    /// @notice A year with a cliff of four weeks for every recipient, each with the same deposit.
    function createStreams(
        address[] calldata recipients,
        uint128 amountEach
    )
        external
        returns (uint256[] memory streamIds)
    {
        // region fund
        uint256 total = uint256(amountEach) * recipients.length;
        TOKEN.safeTransferFrom(msg.sender, address(this), total);
        TOKEN.forceApprove(address(BATCH_LOCKUP), total); // the helper pulls the tokens, not Lockup
        // endregion fund

        // region batch
        BatchLockup.CreateWithDurationsLL[] memory batch = new BatchLockup.CreateWithDurationsLL[](recipients.length);
        for (uint256 i = 0; i < recipients.length; ++i) {
            batch[i] = BatchLockup.CreateWithDurationsLL({
                sender: msg.sender, // who may cancel: the caller, not this contract
                recipient: recipients[i],
                depositAmount: amountEach,
                cancelable: true,
                transferable: true,
                durations: LockupLinear.Durations({ cliff: 4 weeks, total: 52 weeks }),
                unlockAmounts: LockupLinear.UnlockAmounts({ start: 0, cliff: 0 }),
                granularity: 1 seconds,
                shape: "cliff"
            });
        }
        // endregion batch

        // region call
        streamIds = BATCH_LOCKUP.createWithDurationsLL(LOCKUP, TOKEN, batch);
        // endregion call
    }
    // endregion create
}

// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

// region imports
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ISablierBatchLockup } from "@sablier/lockup/src/interfaces/ISablierBatchLockup.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { BatchLockup } from "@sablier/lockup/src/types/BatchLockup.sol";
import { LockupTranched } from "@sablier/lockup/src/types/LockupTranched.sol";
// endregion imports

/// @notice Creates one tranched stream per recipient in a single transaction.
contract BatchTranchedStreamCreator {
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
    /// @notice A quarter of each amount after four weeks, the rest after 24 weeks.
    /// @param amounts One deposit per recipient, in the same order.
    function createStreams(
        address[] calldata recipients,
        uint128[] calldata amounts
    )
        external
        returns (uint256[] memory streamIds)
    {
        require(recipients.length == amounts.length, "one amount per recipient");

        uint256 total;
        BatchLockup.CreateWithTimestampsLT[] memory batch = new BatchLockup.CreateWithTimestampsLT[](recipients.length);
        for (uint256 i = 0; i < recipients.length; ++i) {
            total += amounts[i];
            batch[i] = BatchLockup.CreateWithTimestampsLT({
                sender: msg.sender,
                recipient: recipients[i],
                depositAmount: amounts[i],
                cancelable: true,
                transferable: false,
                startTime: uint40(block.timestamp), // the end is the timestamp of the last tranche
                tranches: _tranches(amounts[i]),
                shape: ""
            });
        }

        TOKEN.safeTransferFrom(msg.sender, address(this), total);
        TOKEN.forceApprove(address(BATCH_LOCKUP), total);
        streamIds = BATCH_LOCKUP.createWithTimestampsLT(LOCKUP, TOKEN, batch);
    }
    // endregion create

    // region tranches
    function _tranches(uint128 amount) private view returns (LockupTranched.Tranche[] memory tranches) {
        uint40 startTime = uint40(block.timestamp);
        uint128 quarter = amount / 4;
        tranches = new LockupTranched.Tranche[](2);
        tranches[0] = LockupTranched.Tranche({ amount: quarter, timestamp: startTime + 4 weeks });
        tranches[1] = LockupTranched.Tranche({ amount: amount - quarter, timestamp: startTime + 24 weeks });
    }
    // endregion tranches
}

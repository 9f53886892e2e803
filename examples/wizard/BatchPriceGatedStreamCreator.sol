// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

// region imports
import { AggregatorV3Interface } from "@chainlink/contracts/src/v0.8/shared/interfaces/AggregatorV3Interface.sol";
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ISablierBatchLockup } from "@sablier/lockup/src/interfaces/ISablierBatchLockup.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { BatchLockup } from "@sablier/lockup/src/types/BatchLockup.sol";
import { Lockup } from "@sablier/lockup/src/types/Lockup.sol";
import { LockupPriceGated } from "@sablier/lockup/src/types/LockupPriceGated.sol";
// endregion imports

/// @notice Creates one price-gated stream per recipient in a single transaction.
contract BatchPriceGatedStreamCreator {
    using SafeERC20 for IERC20;

    ISablierBatchLockup public immutable BATCH_LOCKUP;
    ISablierLockup public immutable LOCKUP;
    IERC20 public immutable TOKEN;
    AggregatorV3Interface public immutable ORACLE;

    constructor(ISablierBatchLockup batchLockup, ISablierLockup lockup, IERC20 token, AggregatorV3Interface oracle) {
        BATCH_LOCKUP = batchLockup;
        LOCKUP = lockup;
        TOKEN = token;
        ORACLE = oracle;
    }

    // region create
    /// @notice Locked until the target price is met or 52 weeks have passed, with the same deposit for each.
    /// @param targetPrice In USD with 8 decimals, whatever the decimals of the feed are.
    function createStreams(
        address[] calldata recipients,
        uint128 amountEach,
        uint128 targetPrice
    )
        external
        returns (uint256[] memory streamIds)
    {
        uint256 total = uint256(amountEach) * recipients.length;
        TOKEN.safeTransferFrom(msg.sender, address(this), total);
        TOKEN.forceApprove(address(BATCH_LOCKUP), total); // the helper pulls the tokens, not Lockup

        BatchLockup.CreateWithTimestampsLPG[] memory batch =
            new BatchLockup.CreateWithTimestampsLPG[](recipients.length);
        for (uint256 i = 0; i < recipients.length; ++i) {
            batch[i] = BatchLockup.CreateWithTimestampsLPG({
                sender: msg.sender,
                recipient: recipients[i],
                depositAmount: amountEach,
                cancelable: true,
                transferable: true,
                timestamps: Lockup.Timestamps({
                    start: uint40(block.timestamp),
                    end: uint40(block.timestamp + 52 weeks) // everything is released then
                }),
                unlockParams: LockupPriceGated.UnlockParams({ oracle: ORACLE, targetPrice: targetPrice }),
                shape: ""
            });
        }
        streamIds = BATCH_LOCKUP.createWithTimestampsLPG(LOCKUP, TOKEN, batch);
    }
    // endregion create
}

// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

// region imports
import { AggregatorV3Interface } from "@chainlink/contracts/src/v0.8/shared/interfaces/AggregatorV3Interface.sol";
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { SafeOracle } from "@sablier/evm-utils/src/libraries/SafeOracle.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { Lockup } from "@sablier/lockup/src/types/Lockup.sol";
import { LockupPriceGated } from "@sablier/lockup/src/types/LockupPriceGated.sol";
// endregion imports

/// @notice Creates streams that release everything once a price feed reaches a target.
contract PriceGatedStreamCreator {
    using SafeERC20 for IERC20;

    ISablierLockup public immutable LOCKUP;
    IERC20 public immutable TOKEN;
    AggregatorV3Interface public immutable ORACLE;

    constructor(ISablierLockup lockup, IERC20 token, AggregatorV3Interface oracle) {
        LOCKUP = lockup;
        TOKEN = token;
        ORACLE = oracle;
    }

    // region create
    /// @notice Locked until the target price is met or 52 weeks have passed.
    /// @param targetPrice In USD with 8 decimals, whatever the decimals of the feed are.
    function createStream(
        address recipient,
        uint128 depositAmount,
        uint128 targetPrice
    )
        external
        returns (uint256 streamId)
    {
        TOKEN.safeTransferFrom(msg.sender, address(this), depositAmount);
        TOKEN.forceApprove(address(LOCKUP), depositAmount);

        // region params
        Lockup.CreateWithTimestamps memory params = Lockup.CreateWithTimestamps({
            sender: msg.sender,
            recipient: recipient,
            depositAmount: depositAmount,
            token: TOKEN,
            cancelable: true,
            transferable: true,
            timestamps: Lockup.Timestamps({
                start: uint40(block.timestamp),
                end: uint40(block.timestamp + 52 weeks) // everything is released then
            }),
            shape: ""
        });
        // endregion params

        // region call
        LockupPriceGated.UnlockParams memory unlockParams =
            LockupPriceGated.UnlockParams({ oracle: ORACLE, targetPrice: targetPrice });
        streamId = LOCKUP.createWithTimestampsLPG(params, unlockParams);
        // endregion call
    }
    // endregion create

    // region price
    /// @notice The price that Lockup compares with the target, in USD with 8 decimals; 0 for an unusable answer.
    function currentPrice() external view returns (uint128 price) {
        (price,,) = SafeOracle.safeOraclePrice({ oracle: ORACLE, normalize: true });
    }
    // endregion price
}

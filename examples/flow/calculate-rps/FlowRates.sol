// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { IERC20Metadata } from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";
import { SafeCast } from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import { ud21x18, UD21x18 } from "@prb/math/src/UD21x18.sol";

/// Converts between "an amount per period" and the rate per second that SablierFlow stores.
library FlowRates {
    error DecimalsTooHigh(IERC20Metadata token, uint8 decimals);
    error DurationZero();
    error EndNotAfterStart(uint40 start, uint40 end);
    error RateZero(uint128 amount, uint40 duration);

    // region rate
    /// Rounded down: the stream never owes more than `amount` after `duration` seconds.
    function rateFor(IERC20Metadata token, uint128 amount, uint40 duration) internal view returns (UD21x18) {
        return _rate(token, amount, duration, Math.Rounding.Floor);
    }

    /// Rounded up: the stream owes at least `amount` after `duration` seconds.
    function rateForAtLeast(IERC20Metadata token, uint128 amount, uint40 duration) internal view returns (UD21x18) {
        return _rate(token, amount, duration, Math.Rounding.Ceil);
    }

    function _rate(
        IERC20Metadata token,
        uint128 amount,
        uint40 duration,
        Math.Rounding rounding
    )
        private
        view
        returns (UD21x18)
    {
        if (duration == 0) revert DurationZero();
        uint256 rate = Math.mulDiv(amount, _scale(token), duration, rounding);
        // A rate of zero would create a paused stream without any sign of it.
        if (rate == 0) revert RateZero(amount, duration);
        return ud21x18(SafeCast.toUint128(rate));
    }
    // endregion rate

    // region between
    /// The rate that pays `amount` between two Unix timestamps.
    function rateBetween(IERC20Metadata token, uint128 amount, uint40 start, uint40 end) internal view returns (UD21x18) {
        if (end <= start) revert EndNotAfterStart(start, end);
        return rateFor(token, amount, end - start);
    }
    // endregion between

    // region amount
    /// What a stream with this rate owes after `duration` seconds, in the token's own decimals.
    function amountOver(IERC20Metadata token, UD21x18 rate, uint40 duration) internal view returns (uint256) {
        return uint256(rate.unwrap()) * duration / _scale(token);
    }
    // endregion amount

    // region scale
    /// Rates have 18 decimals whatever the token has, and Flow refuses tokens with more than 18.
    function _scale(IERC20Metadata token) private view returns (uint256) {
        uint8 decimals = token.decimals();
        if (decimals > 18) revert DecimalsTooHigh(token, decimals);
        return 10 ** (18 - decimals);
    }
    // endregion scale
}

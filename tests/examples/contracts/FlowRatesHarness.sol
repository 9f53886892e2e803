// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { IERC20Metadata } from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import { UD21x18 } from "@prb/math/src/UD21x18.sol";
import { FlowRates } from "examples/flow/calculate-rps/FlowRates.sol";

/// The functions of the library are internal: this makes them callable.
contract FlowRatesHarness {
    function rateFor(IERC20Metadata token, uint128 amount, uint40 duration) external view returns (UD21x18) {
        return FlowRates.rateFor(token, amount, duration);
    }

    function rateForAtLeast(IERC20Metadata token, uint128 amount, uint40 duration) external view returns (UD21x18) {
        return FlowRates.rateForAtLeast(token, amount, duration);
    }

    function rateBetween(
        IERC20Metadata token,
        uint128 amount,
        uint40 start,
        uint40 end
    )
        external
        view
        returns (UD21x18)
    {
        return FlowRates.rateBetween(token, amount, start, end);
    }

    function amountOver(IERC20Metadata token, UD21x18 rate, uint40 duration) external view returns (uint256) {
        return FlowRates.amountOver(token, rate, duration);
    }
}

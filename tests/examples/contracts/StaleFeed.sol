// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

/// A price feed whose only answer is from 1970, at a price that its owner sets.
contract StaleFeed {
    uint8 public constant decimals = 8;
    int256 private price = 3000e8;

    function set(int256 newPrice) external {
        price = newPrice;
    }

    function latestRoundData() external view returns (uint80, int256, uint256, uint256, uint80) {
        return (1, price, 1, 1, 1);
    }
}

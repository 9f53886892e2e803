// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

/// A price feed whose price anyone can set. It returns the time of the current block, so that it is
/// never stale.
contract TestOracle {
    uint8 public immutable decimals;
    int256 public price;

    constructor(uint8 decimals_, int256 price_) {
        decimals = decimals_;
        price = price_;
    }

    function setPrice(int256 newPrice) external {
        price = newPrice;
    }

    function latestRoundData() external view returns (uint80, int256, uint256, uint256, uint80) {
        return (1, price, block.timestamp, block.timestamp, 1);
    }
}

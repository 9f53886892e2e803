// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

/// A price feed that can be dated, and that can stop to answer.
contract OddFeed {
    uint8 public constant decimals = 8;
    int256 public price = 3000e8;
    uint256 public lead;
    bool public fails;

    function set(int256 newPrice, uint256 newLead, bool willFail) external {
        (price, lead, fails) = (newPrice, newLead, willFail);
    }

    function latestRoundData() external view returns (uint80, int256, uint256, uint256, uint80) {
        require(!fails, "no answer");
        return (1, price, 0, block.timestamp + lead, 1);
    }
}

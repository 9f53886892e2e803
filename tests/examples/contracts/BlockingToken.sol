// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// A token that refuses to pay one account, as tokens with a blocklist do.
contract BlockingToken is ERC20("Blocking", "BLK") {
    address private blocked;

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }

    function refuse(address account) external {
        blocked = account;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (to == blocked && to != address(0)) revert ERC20InvalidReceiver(to);
        super._update(from, to, value);
    }
}

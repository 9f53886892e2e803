// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { TestToken } from "../../../packages/chain/contracts/Tokens.sol";

/// A token that begins as any other and turns odd when it is told to.
contract OddToken is TestToken {
    error Blocked(address account);
    error Frozen();
    error ZeroAmount();

    mapping(address account => bool) public isBlocked;
    bool public isFrozen;
    bool public isQuiet;
    bool public refusesZero;

    constructor(string memory symbol_, uint8 decimals_) TestToken(symbol_, decimals_) { }

    function refuseZero() external {
        refusesZero = true;
    }

    /// From now on `transfer` moves nothing and answers false.
    function beQuiet() external {
        isQuiet = true;
    }

    function transfer(address to, uint256 value) public override returns (bool) {
        return !isQuiet && super.transfer(to, value);
    }

    function freeze() external {
        isFrozen = true;
    }

    function blockAccount(address account) external {
        isBlocked[account] = true;
    }

    /// Takes half of what an account has, as a token whose balances follow something else.
    function halve(address account) external {
        _burn(account, balanceOf(account) / 2);
    }

    function _update(address from, address to, uint256 value) internal override {
        if (isFrozen) revert Frozen();
        if (isBlocked[from]) revert Blocked(from);
        if (isBlocked[to]) revert Blocked(to);
        if (refusesZero && value == 0) revert ZeroAmount();
        super._update(from, to, value);
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// A token that anyone can mint, with the decimals of your choice.
contract TestToken is ERC20 {
    uint8 private immutable DECIMALS;

    constructor(string memory symbol_, uint8 decimals_) ERC20(symbol_, symbol_) {
        DECIMALS = decimals_;
    }

    function decimals() public view override returns (uint8) {
        return DECIMALS;
    }

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }
}

/// A token that keeps a hundredth of every transfer.
contract FeeOnTransferToken is TestToken("TOLL", 18) {

    function _update(address from, address to, uint256 value) internal override {
        bool moves = from != address(0) && to != address(0);
        uint256 fee = moves ? value / 100 : 0;
        super._update(from, to, value - fee);
        if (fee > 0) super._update(from, address(0), fee);
    }
}

/// A token that moves neither from nor to an account on its list, which anyone can change.
contract BlocklistToken is TestToken {
    error Blocked(address account);

    mapping(address account => bool) public isBlocked;

    constructor(string memory symbol_, uint8 decimals_) TestToken(symbol_, decimals_) { }

    function setBlocked(address account, bool value) external {
        isBlocked[account] = value;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (isBlocked[from]) revert Blocked(from);
        if (isBlocked[to]) revert Blocked(to);
        super._update(from, to, value);
    }
}

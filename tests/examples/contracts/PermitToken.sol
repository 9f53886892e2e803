// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import { ERC20Permit } from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";

/// A token that anyone can mint and that takes permits.
contract PermitToken is ERC20Permit {
    constructor() ERC20("PERMIT", "PERMIT") ERC20Permit("PERMIT") { }

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }
}

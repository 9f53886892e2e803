// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import { ChainlinkOracleMock } from "@sablier/evm-utils/src/mocks/ChainlinkMocks.sol";

/// @notice A token that anyone can mint, for a local chain.
contract PlayToken is ERC20("Play Token", "PLAY") {
    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }
}

/// @notice A feed that says 3,000 USD until somebody calls `setPrice`, always with the time of the block.
contract PlayFeed is ChainlinkOracleMock { }

// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

/// A target for `claimAndExecute`.
contract StakeOnBehalf {
    using SafeERC20 for IERC20;

    IERC20 public immutable TOKEN;
    mapping(address staker => uint256 amount) public staked;

    constructor(IERC20 token) {
        TOKEN = token;
    }

    // region target
    /// The caller is the campaign, so the staker has to be an argument. It must pull exactly the claim
    /// amount, or the claim reverts with `SablierMerkleExecute_NotFullAmountTransferred`.
    function stakeFor(address staker, uint256 amount) external {
        TOKEN.safeTransferFrom(msg.sender, address(this), amount);
        staked[staker] += amount;
    }
    // endregion target

    function unstake(uint256 amount) external {
        staked[msg.sender] -= amount;
        TOKEN.safeTransfer(msg.sender, amount);
    }
}

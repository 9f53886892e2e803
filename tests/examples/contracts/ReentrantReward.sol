// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import { IERC721 } from "@openzeppelin/contracts/token/ERC721/IERC721.sol";

interface IStaking {
    function claimRewards(uint256 streamId) external returns (uint256);
    function stake(uint256 streamId) external;
}

/// A reward token that is also the staker: when it is paid, it claims once more.
contract ReentrantReward is ERC20("Reentrant", "REE") {
    IStaking private staking;
    uint256 private streamId;
    uint256 public again;

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }

    function stake(IStaking staking_, IERC721 lockup, uint256 streamId_) external {
        (staking, streamId) = (staking_, streamId_);
        lockup.approve(address(staking_), streamId_);
        staking_.stake(streamId_);
    }

    function claim() external {
        staking.claimRewards(streamId);
    }

    function _update(address from, address to, uint256 value) internal override {
        super._update(from, to, value);
        if (from != address(staking) || to != address(this) || again > 0) return;
        again = 1;
        staking.claimRewards(streamId);
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { IERC165 } from "@openzeppelin/contracts/utils/introspection/IERC165.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { ISablierLockupRecipient } from "@sablier/lockup/src/interfaces/ISablierLockupRecipient.sol";

/// The two mistakes that the staking guide warns about, in a contract that counts rewards and pays
/// none: the meter stops at the end of the period, and the stake is Lockup's present amount.
contract LiveAmountStaking is ISablierLockupRecipient {
    ISablierLockup public immutable LOCKUP;
    uint256 public immutable RATE;
    uint256 public immutable END;

    uint256 public total;
    uint256 public meter;
    uint256 public lastUpdate;
    uint256 public staked;
    uint256 public paid;
    uint256 public stored;

    constructor(ISablierLockup lockup, uint256 rewards, uint256 duration) {
        LOCKUP = lockup;
        RATE = (rewards * 1e18) / duration;
        END = block.timestamp + duration;
        lastUpdate = block.timestamp;
    }

    function amountOf(uint256 id) public view returns (uint256) {
        return LOCKUP.getDepositedAmount(id) - LOCKUP.getWithdrawnAmount(id) - LOCKUP.getRefundedAmount(id);
    }

    function rewardPerToken() public view returns (uint256) {
        if (total == 0 || block.timestamp >= END) return meter;
        return meter + ((block.timestamp - lastUpdate) * RATE) / total;
    }

    function earned(uint256 id) public view returns (uint256) {
        return stored + (amountOf(id) * (rewardPerToken() - paid)) / 1e18;
    }

    function stake(uint256 id) external {
        _update(id);
        staked = id;
        total += amountOf(id);
        LOCKUP.transferFrom(msg.sender, address(this), id);
    }

    function _update(uint256 id) private {
        stored = earned(id);
        meter = rewardPerToken();
        paid = meter;
        lastUpdate = block.timestamp;
    }

    function onSablierLockupCancel(uint256 id, address, uint128 amount, uint128) external returns (bytes4) {
        _update(id);
        total -= amount;
        return ISablierLockupRecipient.onSablierLockupCancel.selector;
    }

    function onSablierLockupWithdraw(uint256 id, address, address, uint128 amount) external returns (bytes4) {
        _update(id);
        total -= amount;
        return ISablierLockupRecipient.onSablierLockupWithdraw.selector;
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == type(ISablierLockupRecipient).interfaceId || id == type(IERC165).interfaceId;
    }
}

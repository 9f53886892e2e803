// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// A token that is also sender and recipient of streams. When it is moved, or when its hook runs, it
/// makes one call that was prepared, and keeps its result.
contract ReentrantToken is ERC20("Reentrant", "REE") {
    address private target;
    bytes private data;
    bool private inHook;
    bool public made;
    bool public succeeded;
    bytes public answer;

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }

    function prepare(address target_, bytes calldata data_, bool inHook_) external {
        (target, data, inHook, made, succeeded, answer) = (target_, data_, inHook_, false, false, "");
    }

    /// Makes a call as this contract, and fails as it fails.
    function act(address to, bytes calldata call_) external {
        (bool success, bytes memory result) = to.call(call_);
        if (success) return;
        assembly {
            revert(add(32, result), mload(result))
        }
    }

    function supportsInterface(bytes4) external pure returns (bool) {
        return true;
    }

    function onSablierLockupCancel(uint256, address, uint128, uint128) external returns (bytes4) {
        if (inHook) _strike();
        return this.onSablierLockupCancel.selector;
    }

    function onSablierLockupWithdraw(uint256, address, address, uint128) external returns (bytes4) {
        if (inHook) _strike();
        return this.onSablierLockupWithdraw.selector;
    }

    function _update(address from, address to, uint256 value) internal override {
        super._update(from, to, value);
        if (!inHook) _strike();
    }

    function _strike() private {
        address to = target;
        if (to == address(0)) return;
        target = address(0);
        made = true;
        (succeeded, answer) = to.call(data);
    }
}

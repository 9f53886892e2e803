// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

/// @notice Stands on a local chain for a contract of yours, as the sender or the recipient of a stream. It has the
/// hooks that Lockup calls, and counts the calls. Anyone can call them, so use it for tests only.
contract LocalContract {
    uint256 public hookCalls;

    /// @notice Says by ERC-165 that the hooks of `ISablierLockupRecipient` are here.
    function supportsInterface(bytes4 interfaceId) external pure returns (bool) {
        return interfaceId == 0x01ffc9a7 || interfaceId == 0xf8ee98d3;
    }

    function onSablierLockupWithdraw(uint256, address, address, uint128) external returns (bytes4) {
        ++hookCalls;
        return this.onSablierLockupWithdraw.selector;
    }

    function onSablierLockupCancel(uint256, address, uint128, uint128) external returns (bytes4) {
        ++hookCalls;
        return this.onSablierLockupCancel.selector;
    }
}

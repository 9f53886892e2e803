// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

// region imports
import { IERC165 } from "@openzeppelin/contracts/utils/introspection/IERC165.sol";
import { ISablierLockupRecipient } from "@sablier/lockup/src/interfaces/ISablierLockupRecipient.sol";
// endregion imports

/// @notice A recipient that keeps its books right when others touch its streams.
/// @dev It has no function that moves tokens out. Add one before it owns a stream of value.
contract StreamLedger is ISablierLockupRecipient {
    error CallerNotLockup(address caller);

    // region state
    address public immutable LOCKUP;

    /// @notice Tokens that other accounts pushed out of a stream, by stream id.
    mapping(uint256 streamId => uint256 amount) public pushed;
    /// @notice Tokens that a cancellation took away, by stream id.
    mapping(uint256 streamId => uint256 amount) public lost;

    constructor(address lockup) {
        LOCKUP = lockup;
    }

    modifier onlyLockup() {
        if (msg.sender != LOCKUP) revert CallerNotLockup(msg.sender);
        _;
    }
    // endregion state

    // region interface
    /// @dev Lockup asks for the hook's interface before it is allowed, once.
    function supportsInterface(bytes4 interfaceId) external pure returns (bool) {
        return interfaceId == type(ISablierLockupRecipient).interfaceId || interfaceId == type(IERC165).interfaceId;
    }
    // endregion interface

    // region cancel
    /// @dev The refund has left Lockup already. Reverting here undoes the cancellation.
    function onSablierLockupCancel(
        uint256 streamId,
        address, /* sender */
        uint128 senderAmount,
        uint128 /* recipientAmount */
    )
        external
        onlyLockup
        returns (bytes4)
    {
        lost[streamId] += senderAmount;
        return ISablierLockupRecipient.onSablierLockupCancel.selector;
    }
    // endregion cancel

    // region withdraw
    /// @dev Not called when this contract withdraws by itself. The tokens have arrived already.
    function onSablierLockupWithdraw(
        uint256 streamId,
        address, /* caller */
        address, /* to */
        uint128 amount
    )
        external
        onlyLockup
        returns (bytes4)
    {
        pushed[streamId] += amount;
        return ISablierLockupRecipient.onSablierLockupWithdraw.selector;
    }
    // endregion withdraw
}

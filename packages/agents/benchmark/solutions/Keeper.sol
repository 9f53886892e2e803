// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.29;

import { IERC165 } from "@openzeppelin/contracts/utils/introspection/IERC165.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { ISablierLockupRecipient } from "@sablier/lockup/src/interfaces/ISablierLockupRecipient.sol";

contract Keeper is ISablierLockupRecipient {
    error CallerNotLockup();
    error WithdrawalRefused();

    ISablierLockup private immutable LOCKUP;
    address private immutable OWNER;

    mapping(uint256 streamId => uint256 amount) public lost;

    constructor(ISablierLockup lockup, address owner) {
        LOCKUP = lockup;
        OWNER = owner;
    }

    function supportsInterface(bytes4 interfaceId) external pure returns (bool) {
        return interfaceId == type(ISablierLockupRecipient).interfaceId || interfaceId == type(IERC165).interfaceId;
    }

    function onSablierLockupCancel(
        uint256 streamId,
        address,
        uint128 senderAmount,
        uint128
    )
        external
        returns (bytes4)
    {
        if (msg.sender != address(LOCKUP)) revert CallerNotLockup();
        lost[streamId] += senderAmount;
        return ISablierLockupRecipient.onSablierLockupCancel.selector;
    }

    function onSablierLockupWithdraw(uint256, address, address, uint128) external pure returns (bytes4) {
        revert WithdrawalRefused();
    }

    function collect(uint256 streamId) external payable {
        LOCKUP.withdrawMax{ value: msg.value }(streamId, OWNER);
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { Address } from "@openzeppelin/contracts/utils/Address.sol";
import { IERC165 } from "@openzeppelin/contracts/utils/introspection/IERC165.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { ISablierLockupRecipient } from "@sablier/lockup/src/interfaces/ISablierLockupRecipient.sol";
import { Lockup } from "@sablier/lockup/src/types/Lockup.sol";
import { LockupLinear } from "@sablier/lockup/src/types/LockupLinear.sol";

/// @notice Owns the streams of its beneficiaries and decides who takes tokens out, and when.
contract BeneficiaryVault is ISablierLockupRecipient {
    using SafeERC20 for IERC20;

    error CallerNotBeneficiary(address caller);
    error CallerNotFunder(address caller);
    error CallerNotLockup(address caller);
    error HookNotAllowed();
    error NoBeneficiary();
    error PushRefused(address caller);
    error TooLittle(uint256 attached, uint256 fee);

    ISablierLockup public immutable LOCKUP;
    IERC20 public immutable TOKEN;

    mapping(uint256 streamId => address) public beneficiaryOf;
    mapping(uint256 streamId => address) public funderOf;

    constructor(ISablierLockup lockup, IERC20 token) {
        LOCKUP = lockup;
        TOKEN = token;
    }

    // region create
    /// @notice A year of linear release that only the beneficiary can withdraw.
    function create(address beneficiary, uint128 depositAmount) external returns (uint256 streamId) {
        // Without the allowance the hook below would never run, and anyone could push tokens in.
        if (!LOCKUP.isAllowedToHook(address(this))) revert HookNotAllowed();
        if (beneficiary == address(0)) revert NoBeneficiary();

        TOKEN.safeTransferFrom(msg.sender, address(this), depositAmount);
        TOKEN.forceApprove(address(LOCKUP), depositAmount);
        streamId = LOCKUP.createWithDurationsLL({
            params: Lockup.CreateWithDurations({
                sender: address(this), // so that `cancel` below is possible
                recipient: address(this),
                depositAmount: depositAmount,
                token: TOKEN,
                cancelable: true,
                transferable: false,
                shape: "linear"
            }),
            unlockAmounts: LockupLinear.UnlockAmounts({ start: 0, cliff: 0 }),
            granularity: 1 seconds,
            durations: LockupLinear.Durations({ cliff: 0, total: 52 weeks })
        });
        beneficiaryOf[streamId] = beneficiary;
        funderOf[streamId] = msg.sender;
    }
    // endregion create

    // region withdraw
    /// @notice Pays the beneficiary everything that is released. Attach Lockup's fee; the change comes back.
    function withdraw(uint256 streamId) external payable returns (uint128 amount) {
        if (msg.sender != beneficiaryOf[streamId]) revert CallerNotBeneficiary(msg.sender);
        uint256 fee = LOCKUP.calculateMinFeeWei(streamId);
        if (msg.value < fee) revert TooLittle(msg.value, fee);
        amount = LOCKUP.withdrawMax{ value: fee }(streamId, msg.sender);
        if (msg.value > fee) Address.sendValue(payable(msg.sender), msg.value - fee);
    }
    // endregion withdraw

    // region cancel
    /// @notice Stops a stream and returns the rest to whoever paid for it.
    function cancel(uint256 streamId) external returns (uint128 refunded) {
        if (msg.sender != funderOf[streamId]) revert CallerNotFunder(msg.sender);
        refunded = LOCKUP.cancel(streamId); // the refund goes to the sender: this contract
        TOKEN.safeTransfer(msg.sender, refunded);
    }
    // endregion cancel

    // region hooks
    function onSablierLockupWithdraw(
        uint256 streamId,
        address caller,
        address, /* to */
        uint128 amount
    )
        external
        returns (bytes4)
    {
        if (msg.sender != address(LOCKUP)) revert CallerNotLockup(msg.sender);
        // Withdrawals by this contract do not reach the hook, so every caller here is a stranger.
        if (beneficiaryOf[streamId] != address(0)) revert PushRefused(caller);
        // A stream that somebody made for this contract, or sent to it, has no beneficiary. Its sender gets
        // what it pays, or its tokens would be out of reach.
        LOCKUP.getUnderlyingToken(streamId).safeTransfer(LOCKUP.getSender(streamId), amount);
        return ISablierLockupRecipient.onSablierLockupWithdraw.selector;
    }

    function onSablierLockupCancel(uint256, address, uint128, uint128) external view returns (bytes4) {
        if (msg.sender != address(LOCKUP)) revert CallerNotLockup(msg.sender);
        return ISablierLockupRecipient.onSablierLockupCancel.selector;
    }
    // endregion hooks

    function supportsInterface(bytes4 interfaceId) external pure returns (bool) {
        return interfaceId == type(ISablierLockupRecipient).interfaceId || interfaceId == type(IERC165).interfaceId;
    }
}

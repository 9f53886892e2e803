// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { ISablierComptroller } from "@sablier/evm-utils/src/interfaces/ISablierComptroller.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { Errors } from "@sablier/lockup/src/libraries/Errors.sol";
import { StreamCreator } from "src/StreamCreator.sol";
import { LocalFeed, LocalToken } from "test/Local.sol";
import { LocalLockup } from "test/LocalLockup.sol";

contract StreamCreatorTest is LocalLockup {
    uint8 private constant DECIMALS = 18; // of the token: 6 for one such as USDC
    uint128 private constant AMOUNT = uint128(100 * 10 ** DECIMALS);
    address private constant RECIPIENT = address(0xCAFE);

    ISablierLockup private lockup;
    ISablierComptroller private comptroller;
    LocalFeed private feed;
    LocalToken private token;
    uint256 private streamId;

    // region setup
    function setUp() public {
        (lockup, comptroller, feed) = deployLockup({ minFeeUSD: 1e8 });
        token = new LocalToken(DECIMALS);
        StreamCreator creator = new StreamCreator(lockup);

        token.mint(address(this), AMOUNT);
        token.approve(address(creator), AMOUNT);
        streamId = creator.createStream(IERC20(address(token)), RECIPIENT, AMOUNT);
    }
    // endregion setup

    // region test
    function test_ReleasesHalfInHalfOfTheTime() public {
        assertEq(streamId, 1);
        vm.warp(block.timestamp + 50 days);
        assertEq(lockup.withdrawableAmountOf(streamId), AMOUNT / 2);
    }

    function test_WithdrawsForAFee() public {
        vm.warp(block.timestamp + 50 days);
        uint256 fee = lockup.calculateMinFeeWei(streamId);
        assertEq(fee, 1e18 / uint256(3000)); // 1 USD at 3,000 USD per coin

        vm.deal(RECIPIENT, fee);
        vm.prank(RECIPIENT);
        lockup.withdrawMax{ value: fee }(streamId, RECIPIENT);
        assertEq(token.balanceOf(RECIPIENT), AMOUNT / 2);
    }

    function test_RefusesAWithdrawalWithoutTheFee() public {
        vm.warp(block.timestamp + 50 days);
        vm.expectPartialRevert(Errors.SablierLockup_InsufficientFeePayment.selector);
        vm.prank(RECIPIENT);
        lockup.withdrawMax(streamId, RECIPIENT);
    }
    // endregion test
}

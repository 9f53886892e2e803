// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { Lockup } from "@sablier/lockup/src/types/Lockup.sol";
import { StreamCreator } from "src/StreamCreator.sol";
import { LocalToken } from "test/Local.sol";
import { LocalLockup } from "test/LocalLockup.sol";

contract StreamCreatorTest is LocalLockup {
    /// @dev 6 as in USDC. Try 18 as well, or the decimals of your token, from 6 to 18.
    uint8 private constant DECIMALS = 6;
    uint128 private constant AMOUNT = uint128(100 * 10 ** DECIMALS);
    address private constant PAID = address(0xCAFE);

    ISablierLockup private lockup;
    LocalToken private token;
    StreamCreator private creator;
    address private recipient;

    function setUp() public {
        (lockup, ,) = deployLockup({ minFeeUSD: 1e8 });
        token = new LocalToken(DECIMALS);
        creator = new StreamCreator(lockup, IERC20(address(token)));
        recipient = PAID;
        token.mint(address(this), 2 * AMOUNT);
        token.approve(address(creator), 2 * AMOUNT);
    }

    function create() private returns (uint256[] memory streamIds) {
        streamIds = new uint256[](1);
        streamIds[0] = creator.createStream(recipient, AMOUNT);
    }

    function test_CreatesWhatWasChosen() public {
        uint256[] memory streamIds = create();
        assertEq(streamIds.length, 1);
        for (uint256 i = 0; i < streamIds.length; ++i) {
            require(lockup.getSender(streamIds[i]) == address(this), "sender");
            require(lockup.getRecipient(streamIds[i]) == recipient, "recipient");
            require(address(lockup.getUnderlyingToken(streamIds[i])) == address(token), "token");
            require(lockup.getLockupModel(streamIds[i]) == Lockup.Model.LOCKUP_LINEAR, "model");
            require(lockup.isCancelable(streamIds[i]) == true, "cancelable");
            assertEq(lockup.getDepositedAmount(streamIds[i]), AMOUNT);
        }
    }

    function test_ReleasesBySchedule() public {
        uint256 streamId = create()[0];
        uint256 start = lockup.getStartTime(streamId);
        vm.warp(start + 0);
        assertEq(lockup.streamedAmountOf(streamId), 0);
        vm.warp(start + 2419199);
        assertEq(lockup.streamedAmountOf(streamId), 0);
        vm.warp(start + 2419200);
        assertEq(lockup.streamedAmountOf(streamId), 0);
        vm.warp(start + 2419201);
        assertEq(lockup.streamedAmountOf(streamId), 3444664902998 / 10 ** (18 - DECIMALS));
        vm.warp(start + 16934400);
        assertEq(lockup.streamedAmountOf(streamId), 50000000000000000000 / 10 ** (18 - DECIMALS));
        vm.warp(start + 31449599);
        assertEq(lockup.streamedAmountOf(streamId), 99999996555335097001 / 10 ** (18 - DECIMALS));
        vm.warp(start + 31449600);
        assertEq(lockup.streamedAmountOf(streamId), 100000000000000000000 / 10 ** (18 - DECIMALS));
    }

    function test_RefundsWhatIsNotReleased() public {
        uint256 streamId = create()[0];
        uint256 before = token.balanceOf(address(this));
        lockup.cancel(streamId);
        assertEq(token.balanceOf(address(this)) - before, AMOUNT);
    }
}

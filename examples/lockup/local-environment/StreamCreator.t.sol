// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { Test } from "forge-std/Test.sol";
import { StreamCreator } from "src/StreamCreator.sol";

contract StreamCreatorTest is Test {
    uint128 private constant AMOUNT = 100e18;
    address private constant RECIPIENT = address(0xCAFE);

    ISablierLockup private lockup;
    IERC20 private token;
    StreamCreator private creator;

    // region setup
    function setUp() public {
        vm.createSelectFork("mainnet"); // the alias in foundry.toml
        lockup = ISablierLockup(vm.envAddress("LOCKUP"));
        token = IERC20(vm.envAddress("TOKEN"));
        creator = new StreamCreator(lockup);

        deal(address(token), address(this), AMOUNT);
        token.approve(address(creator), AMOUNT);
    }
    // endregion setup

    // region test
    function test_CreateStream() public {
        uint256 expectedId = lockup.nextStreamId();
        uint256 streamId = creator.createStream(token, RECIPIENT, AMOUNT);

        assertEq(streamId, expectedId);
        assertEq(lockup.getRecipient(streamId), RECIPIENT);

        vm.warp(block.timestamp + 50 days);
        assertEq(lockup.withdrawableAmountOf(streamId), AMOUNT / 2);
    }
    // endregion test
}

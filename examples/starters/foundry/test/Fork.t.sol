// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { ISablierComptroller } from "@sablier/evm-utils/src/interfaces/ISablierComptroller.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { StreamCreator } from "src/StreamCreator.sol";
import { Cheats } from "test/Cheats.sol";
import { LocalFeed, LocalToken } from "test/Local.sol";

/// @notice Runs on a copy of a live chain, with the Lockup that is deployed there.
contract ForkTest is Cheats {
    uint128 private constant AMOUNT = 100e18;
    address private constant RECIPIENT = address(0xCAFE);

    ISablierLockup private lockup;

    // region setup
    function setUp() public {
        string memory url = vm.envOr("FORK_URL", string(""));
        if (bytes(url).length == 0) vm.skip(true);
        vm.createSelectFork(url);
        lockup = ISablierLockup(vm.envAddress("LOCKUP"));

        // The price on the fork is too old as soon as a test moves the clock by more than a day.
        ISablierComptroller comptroller = lockup.comptroller();
        address admin = comptroller.admin();
        LocalFeed feed = new LocalFeed();
        vm.prank(admin);
        comptroller.setOracle(address(feed));
        vm.prank(admin);
        comptroller.setMinFeeUSD(ISablierComptroller.Protocol.Lockup, 1e8);
    }
    // endregion setup

    // region test
    function test_WithdrawsOnTheFork() public {
        LocalToken token = new LocalToken(18);
        StreamCreator creator = new StreamCreator(lockup);
        token.mint(address(this), AMOUNT);
        token.approve(address(creator), AMOUNT);

        uint256 expectedId = lockup.nextStreamId();
        uint256 streamId = creator.createStream(IERC20(address(token)), RECIPIENT, AMOUNT);
        assertEq(streamId, expectedId);

        vm.warp(block.timestamp + 50 days);
        uint256 fee = lockup.calculateMinFeeWei(streamId);
        assertEq(fee, 1e18 / uint256(3000)); // 1 USD at 3,000 USD per coin
        vm.deal(RECIPIENT, fee);
        vm.prank(RECIPIENT);
        lockup.withdrawMax{ value: fee }(streamId, RECIPIENT);
        assertEq(token.balanceOf(RECIPIENT), AMOUNT / 2);
    }
    // endregion test
}

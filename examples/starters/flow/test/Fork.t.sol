// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { IERC20Metadata } from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import { ISablierComptroller } from "@sablier/evm-utils/src/interfaces/ISablierComptroller.sol";
import { ISablierFlow } from "@sablier/flow/src/interfaces/ISablierFlow.sol";
import { SalaryCreator } from "src/SalaryCreator.sol";
import { Cheats } from "test/Cheats.sol";
import { LocalFeed, LocalToken } from "test/Local.sol";

/// @notice Runs on a copy of a live chain, with the Flow that is deployed there.
contract ForkTest is Cheats {
    address private constant RECIPIENT = address(0xCAFE);

    ISablierFlow private flow;

    // region setup
    function setUp() public {
        string memory url = vm.envOr("FORK_URL", string(""));
        if (bytes(url).length == 0) vm.skip(true);
        vm.createSelectFork(url);
        flow = ISablierFlow(vm.envAddress("FLOW"));

        // The price on the fork is too old as soon as a test moves the clock by more than a day.
        ISablierComptroller comptroller = flow.comptroller();
        address admin = comptroller.admin();
        LocalFeed feed = new LocalFeed();
        vm.prank(admin);
        comptroller.setOracle(address(feed));
        vm.prank(admin);
        comptroller.setMinFeeUSD(ISablierComptroller.Protocol.Flow, 1e8);
    }
    // endregion setup

    // region test
    function test_WithdrawsOnTheFork() public {
        LocalToken token = new LocalToken(6);
        SalaryCreator creator = new SalaryCreator(flow);
        token.mint(address(this), 2592e6);
        token.approve(address(creator), 2592e6);

        uint256 expectedId = flow.nextStreamId();
        uint256 streamId = creator.createSalary(IERC20Metadata(address(token)), RECIPIENT, 2592e6, 2592e6);
        assertEq(streamId, expectedId);

        vm.warp(block.timestamp + 10 days);
        uint256 fee = flow.calculateMinFeeWei(streamId);
        assertEq(fee, 1e18 / uint256(3000)); // 1 USD at 3,000 USD per coin
        vm.deal(RECIPIENT, fee);
        vm.prank(RECIPIENT);
        flow.withdrawMax{ value: fee }(streamId, RECIPIENT);
        assertEq(token.balanceOf(RECIPIENT), 864e6);
    }
    // endregion test
}

// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { ud21x18 } from "@prb/math/src/UD21x18.sol";
import { ISablierFlow } from "@sablier/flow/src/interfaces/ISablierFlow.sol";
import { Test } from "forge-std/Test.sol";

/// Creates a stream on a fork of Ethereum and lets ten days pass.
contract FlowForkTest is Test {
    ISablierFlow private flow;
    IERC20 private usdc;

    // region test
    function setUp() public {
        vm.createSelectFork("mainnet"); // the alias in foundry.toml
        flow = ISablierFlow(vm.envAddress("FLOW"));
        usdc = IERC20(vm.envAddress("USDC"));
    }

    function test_OwesByTheSecond() public {
        address sender = address(0xCAFE);
        vm.prank(sender);
        // 1,000 USDC every 30 days
        uint256 streamId = flow.create(sender, address(0xBEEF), ud21x18(385_802_469_135_802), 0, usdc, true);

        vm.warp(block.timestamp + 10 days);
        assertEq(flow.totalDebtOf(streamId), 333_333_333);
        assertEq(flow.withdrawableAmountOf(streamId), 0); // nothing is funded
    }
    // endregion test
}

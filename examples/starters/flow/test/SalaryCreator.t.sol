// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { IERC20Metadata } from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import { ISablierFlow } from "@sablier/flow/src/interfaces/ISablierFlow.sol";
import { Errors } from "@sablier/flow/src/libraries/Errors.sol";
import { SalaryCreator } from "src/SalaryCreator.sol";
import { LocalToken } from "test/Local.sol";
import { LocalFlow } from "test/LocalFlow.sol";

contract SalaryCreatorTest is LocalFlow {
    uint8 private constant DECIMALS = 6; // of the token, as USDC has: most tokens have 18
    uint128 private constant TOKEN = uint128(10 ** DECIMALS);
    uint128 private constant SALARY = 2592 * TOKEN; // every 30 days, which is 0.001 tokens a second
    uint128 private constant DEPOSIT = 1296 * TOKEN; // enough for 15 days
    address private constant RECIPIENT = address(0xCAFE);

    ISablierFlow private flow;
    LocalToken private token;
    uint256 private streamId;

    // region setup
    function setUp() public {
        (flow,,) = deployFlow({ admin: address(this), minFeeUSD: 1e8 });
        token = new LocalToken(DECIMALS);
        SalaryCreator creator = new SalaryCreator(flow);

        token.mint(address(this), DEPOSIT);
        token.approve(address(creator), DEPOSIT);
        streamId = creator.createSalary(IERC20Metadata(address(token)), RECIPIENT, SALARY, DEPOSIT);
    }
    // endregion setup

    // region test
    function test_OwesBySeconds() public {
        assertEq(streamId, 1);
        vm.warp(block.timestamp + 10 days);
        assertEq(flow.totalDebtOf(streamId), 864 * TOKEN); // 864,000 seconds
        assertEq(flow.uncoveredDebtOf(streamId), 0);
    }

    function test_OwesMoreThanItHolds() public {
        vm.warp(block.timestamp + 20 days);
        assertEq(flow.withdrawableAmountOf(streamId), DEPOSIT);
        assertEq(flow.uncoveredDebtOf(streamId), 432 * TOKEN);
    }

    function test_WithdrawsForAFee() public {
        vm.warp(block.timestamp + 20 days);
        uint256 fee = flow.calculateMinFeeWei(streamId);
        assertEq(fee, 1e18 / uint256(3000)); // 1 USD at 3,000 USD per coin

        vm.deal(RECIPIENT, fee);
        vm.prank(RECIPIENT);
        flow.withdrawMax{ value: fee }(streamId, RECIPIENT);
        assertEq(token.balanceOf(RECIPIENT), DEPOSIT);
    }

    function test_RefusesAWithdrawalWithoutTheFee() public {
        vm.warp(block.timestamp + 20 days);
        vm.expectPartialRevert(Errors.SablierFlow_InsufficientFeePayment.selector);
        vm.prank(RECIPIENT);
        flow.withdrawMax(streamId, RECIPIENT);
    }
    // endregion test
}

// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { ISablierBatchLockup } from "@sablier/lockup/src/interfaces/ISablierBatchLockup.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { BatchLockup } from "@sablier/lockup/src/types/BatchLockup.sol";
import { LockupLinear } from "@sablier/lockup/src/types/LockupLinear.sol";
import { LocalToken } from "test/Local.sol";
import { LocalLockup } from "test/LocalLockup.sol";

contract BatchLockupTest is LocalLockup {
    function test_CreatesEachStreamForItsRecipient() public {
        (ISablierLockup lockup,,) = deployLockup({ minFeeUSD: 0 });
        ISablierBatchLockup batchLockup = deployBatchLockup();
        LocalToken token = new LocalToken(18);
        token.mint(address(this), 300);
        token.approve(address(batchLockup), 300);

        BatchLockup.CreateWithDurationsLL[] memory batch = new BatchLockup.CreateWithDurationsLL[](2);
        batch[0] = row(address(0xCAFE), 100);
        batch[1] = row(address(0xBEEF), 200);
        uint256[] memory ids = batchLockup.createWithDurationsLL(lockup, IERC20(address(token)), batch);

        assertEq(ids.length, 2);
        for (uint256 i = 0; i < 2; ++i) {
            assertEq(lockup.getDepositedAmount(ids[i]), batch[i].depositAmount);
            assertEq(uint160(lockup.getRecipient(ids[i])), uint160(batch[i].recipient));
        }
    }

    function row(address recipient, uint128 amount)
        private
        view
        returns (BatchLockup.CreateWithDurationsLL memory one)
    {
        one.sender = address(this);
        one.recipient = recipient;
        one.depositAmount = amount;
        one.durations = LockupLinear.Durations({ cliff: 0, total: 100 days });
        one.granularity = 1;
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { Ownable } from "@openzeppelin/contracts/access/Ownable.sol";
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ISablierFlow } from "@sablier/flow/src/interfaces/ISablierFlow.sol";

/// A contract that is the recipient of Flow streams and decides where the money goes.
contract FlowPayee is Ownable {
    using SafeERC20 for IERC20;

    ISablierFlow public immutable FLOW;

    constructor(ISablierFlow flow, address owner) Ownable(owner) {
        FLOW = flow;
    }

    // region withdraw
    /// Sends `amount` of the covered debt to any address. The value must be at least
    /// `FLOW.calculateMinFeeWei(streamId)`; what exceeds it is not returned.
    function withdrawTo(uint256 streamId, address to, uint128 amount) external payable onlyOwner {
        FLOW.withdraw{ value: msg.value }(streamId, to, amount);
    }

    /// Sends everything that is covered.
    function withdrawMaxTo(uint256 streamId, address to) external payable onlyOwner returns (uint128) {
        return FLOW.withdrawMax{ value: msg.value }(streamId, to);
    }
    // endregion withdraw

    // region sweep
    /// Sends on the tokens that arrived here: anyone can withdraw to the recipient, which is this contract.
    function sweep(IERC20 token, address to) external onlyOwner {
        token.safeTransfer(to, token.balanceOf(address(this)));
    }
    // endregion sweep

    // region void
    /// The recipient may end a stream too, for example to stop the sender from owing more.
    function void(uint256 streamId) external onlyOwner {
        FLOW.void(streamId);
    }
    // endregion void
}

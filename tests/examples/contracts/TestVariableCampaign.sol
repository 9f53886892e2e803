// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { TestCampaign } from "./TestCampaign.sol";

/// A campaign with variable claim amounts for the tests: nothing at the start, everything at the end.
contract TestVariableCampaign is TestCampaign {
    error SablierMerkleVCA_ClaimAmountZero(address recipient);

    uint40 public immutable VESTING_START_TIME;
    uint40 public immutable VESTING_END_TIME;

    constructor(Terms memory terms_, uint40 vestingStart, uint40 vestingEnd) TestCampaign(terms_) {
        VESTING_START_TIME = vestingStart;
        VESTING_END_TIME = vestingEnd;
    }

    function calculateClaimAmount(uint128 fullAmount, uint40 claimTime) public view returns (uint128) {
        uint256 time = claimTime == 0 ? block.timestamp : claimTime;
        if (time < VESTING_START_TIME) return 0;
        if (time >= VESTING_END_TIME) return fullAmount;
        uint256 elapsed = time - VESTING_START_TIME;
        return uint128(fullAmount * elapsed / (VESTING_END_TIME - VESTING_START_TIME));
    }

    function claimTo(uint256 index, address to, uint128 fullAmount, bytes32[] calldata proof) external payable {
        _check(index, msg.sender, fullAmount, proof);
        uint128 amount = calculateClaimAmount(fullAmount, 0);
        if (amount == 0) revert SablierMerkleVCA_ClaimAmountZero(msg.sender);
        terms.token.transfer(to, amount);
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { Ownable } from "@openzeppelin/contracts/access/Ownable.sol";
import { ISablierMerkleInstant } from "@sablier/airdrops/src/interfaces/ISablierMerkleInstant.sol";

/// A contract that is a recipient in the list of a campaign and claims for itself.
contract AirdropRecipient is Ownable {
    constructor(address owner) Ownable(owner) { }

    // region claim-to
    /// `claimTo` takes the caller as the recipient of the leaf, so only this contract can use its entry.
    /// What exceeds the fee is not returned, so send exactly `campaign.calculateMinFeeWei()`.
    function claimTo(
        ISablierMerkleInstant campaign,
        uint256 index,
        address to,
        uint128 amount,
        bytes32[] calldata merkleProof
    )
        external
        payable
        onlyOwner
    {
        campaign.claimTo{ value: msg.value }(index, to, amount, merkleProof);
    }
    // endregion claim-to
}

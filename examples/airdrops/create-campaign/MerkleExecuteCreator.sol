// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { ISablierFactoryMerkleExecute } from "@sablier/airdrops/src/interfaces/ISablierFactoryMerkleExecute.sol";
import { ISablierMerkleExecute } from "@sablier/airdrops/src/interfaces/ISablierMerkleExecute.sol";
import { MerkleExecute } from "@sablier/airdrops/src/types/MerkleExecute.sol";

/// The function of the target that each claim calls.
interface IStakeFor {
    function stakeFor(address staker, uint256 amount) external;
}

/// Creates campaigns whose claims go straight into a staking contract.
contract MerkleExecuteCreator {
    ISablierFactoryMerkleExecute public immutable FACTORY;

    constructor(ISablierFactoryMerkleExecute factory) {
        FACTORY = factory;
    }

    // region create
    function createExecute(
        IERC20 token,
        IStakeFor target,
        bytes32 merkleRoot,
        string calldata ipfsCID,
        uint40 startTime,
        uint256 aggregateAmount,
        uint256 recipientCount
    )
        external
        returns (ISablierMerkleExecute)
    {
        MerkleExecute.ConstructorParams memory params = MerkleExecute.ConstructorParams({
            campaignName: "Stake your airdrop",
            campaignStartTime: startTime,
            expiration: startTime + 12 weeks,
            initialAdmin: msg.sender,
            ipfsCID: ipfsCID,
            merkleRoot: merkleRoot,
            selector: IStakeFor.stakeFor.selector,
            target: address(target),
            token: token
        });
        return FACTORY.createMerkleExecute(params, aggregateAmount, recipientCount);
    }
    // endregion create
}

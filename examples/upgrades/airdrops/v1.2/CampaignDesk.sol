// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { ISablierV2LockupLinear } from "@sablier/v2-core/src/interfaces/ISablierV2LockupLinear.sol";
import { LockupLinear } from "@sablier/v2-core/src/types/DataTypes.sol";
import { ISablierV2MerkleLockupFactory } from "@sablier/v2-periphery/src/interfaces/ISablierV2MerkleLockupFactory.sol";
import { MerkleLockup } from "@sablier/v2-periphery/src/types/DataTypes.sol";

/// @notice Creates a campaign whose claims open linear streams of 52 weeks.
contract CampaignDesk {
    ISablierV2MerkleLockupFactory public immutable FACTORY;
    ISablierV2LockupLinear public immutable LOCKUP;

    constructor(ISablierV2MerkleLockupFactory factory, ISablierV2LockupLinear lockup) {
        FACTORY = factory;
        LOCKUP = lockup;
    }

    function create(
        IERC20 token,
        bytes32 merkleRoot,
        string calldata ipfsCID,
        uint40 expiration,
        uint256 aggregateAmount,
        uint256 recipientCount
    )
        external
        returns (address)
    {
        return address(
            FACTORY.createMerkleLL(
                MerkleLockup.ConstructorParams({
                    asset: token,
                    cancelable: true,
                    expiration: expiration,
                    initialAdmin: msg.sender,
                    ipfsCID: ipfsCID,
                    merkleRoot: merkleRoot,
                    name: "Airdrop",
                    transferable: true
                }),
                LOCKUP,
                LockupLinear.Durations({ cliff: 0, total: 52 weeks }),
                aggregateAmount,
                recipientCount
            )
        );
    }
}

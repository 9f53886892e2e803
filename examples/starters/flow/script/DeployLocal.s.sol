// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { ISablierComptroller } from "@sablier/evm-utils/src/interfaces/ISablierComptroller.sol";
import { ISablierFlow } from "@sablier/flow/src/interfaces/ISablierFlow.sol";
import { LocalFeed, LocalToken } from "test/Local.sol";
import { LocalFlow } from "test/LocalFlow.sol";

/// @notice Deploys Flow, its comptroller, a feed and a token on the local chain. forge prints the addresses.
contract DeployLocal is LocalFlow {
    uint8 private constant DECIMALS = 6; // of the token

    // region run
    function run()
        external
        returns (ISablierFlow flow, ISablierComptroller comptroller, LocalFeed feed, LocalToken token)
    {
        vm.startBroadcast();
        (flow, comptroller, feed) = deployFlow({ admin: msg.sender, minFeeUSD: 1e8 });
        token = new LocalToken(DECIMALS);
        token.mint(msg.sender, 1_000_000 * 10 ** DECIMALS);
        vm.stopBroadcast();
    }
    // endregion run
}

// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { ISablierComptroller } from "@sablier/evm-utils/src/interfaces/ISablierComptroller.sol";
import { ISablierFlow } from "@sablier/flow/src/interfaces/ISablierFlow.sol";
import { Cheats } from "test/Cheats.sol";
import { LocalFeed } from "test/Local.sol";

/// @notice Deploys the published bytecode of Flow, so a test runs what runs on public chains.
abstract contract LocalFlow is Cheats {
    string private constant UTILS = "node_modules/@sablier/evm-utils/artifacts/";
    string private constant FLOW = "node_modules/@sablier/flow/artifacts/";

    // region deploy
    /// @param admin of the comptroller, who can change its fees and its feed
    /// @param minFeeUSD fee of a withdrawal in USD with 8 decimals
    function deployFlow(address admin, uint256 minFeeUSD)
        internal
        returns (ISablierFlow flow, ISablierComptroller comptroller, LocalFeed feed)
    {
        feed = new LocalFeed();
        address implementation = create(code(UTILS, "SablierComptroller"), abi.encode(admin));
        // The admin, the fees of Airdrops, Bob, Flow and Lockup, and the feed.
        bytes memory initialize = abi.encodeWithSignature(
            "initialize(address,uint256,uint256,uint256,uint256,address)", admin, 0, 0, minFeeUSD, 0, address(feed)
        );
        // The proxy initializes itself in its constructor. Left empty, it would belong to its first caller.
        comptroller =
            ISablierComptroller(create(code(UTILS, "ERC1967Proxy"), abi.encode(implementation, initialize)));

        address descriptor = create(code(FLOW, "FlowNFTDescriptor"), "");
        flow = ISablierFlow(create(code(FLOW, "SablierFlow"), abi.encode(comptroller, descriptor)));
    }
    // endregion deploy

    function code(string memory folder, string memory name) private view returns (bytes memory) {
        string memory json = vm.readFile(string.concat(folder, name, ".json"));
        return vm.parseBytes(vm.parseJsonString(json, ".bytecode.object"));
    }

    function create(bytes memory bytecode, bytes memory args) private returns (address deployed) {
        bytes memory creation = bytes.concat(bytecode, args);
        assembly ("memory-safe") {
            deployed := create(0, add(creation, 0x20), mload(creation))
        }
        require(deployed != address(0), "the deployment reverted");
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { ISablierComptroller } from "@sablier/evm-utils/src/interfaces/ISablierComptroller.sol";
import { ISablierBatchLockup } from "@sablier/lockup/src/interfaces/ISablierBatchLockup.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { Cheats } from "test/Cheats.sol";
import { LocalFeed } from "test/Local.sol";

/// @notice Deploys the published bytecode of Lockup, so a test runs what runs on public chains.
abstract contract LocalLockup is Cheats {
    string private constant UTILS = "node_modules/@sablier/evm-utils/artifacts/";
    string private constant LOCKUP = "node_modules/@sablier/lockup/artifacts/";

    // The gaps for the addresses of the two libraries in the bytecode of SablierLockup 4.0.1.
    string private constant HELPERS_GAP = "__$a1a81d4b7b1556f2fa87d9e6aae7b51d16$__";
    string private constant MATH_GAP = "__$50c25247757e62846d50a95ffb6bac620d$__";

    /// @param minFeeUSD fee of a withdrawal in USD with 8 decimals
    function deployLockup(uint256 minFeeUSD)
        internal
        returns (ISablierLockup lockup, ISablierComptroller comptroller, LocalFeed feed)
    {
        feed = new LocalFeed();
        address implementation = create(code(UTILS, "SablierComptroller"), abi.encode(address(this)));
        // The admin, the fees of Airdrops, Bob, Flow and Lockup, and the feed.
        bytes memory initialize = abi.encodeWithSignature(
            "initialize(address,uint256,uint256,uint256,uint256,address)", address(this), 0, 0, 0, 0, address(feed)
        );
        comptroller =
            ISablierComptroller(create(code(UTILS, "ERC1967Proxy"), abi.encode(implementation, initialize)));
        comptroller.setMinFeeUSD(ISablierComptroller.Protocol.Lockup, minFeeUSD);

        string memory linked = code(LOCKUP, "SablierLockup");
        linked = link(linked, HELPERS_GAP, create(code(LOCKUP, "libraries/LockupHelpers"), ""));
        linked = link(linked, MATH_GAP, create(code(LOCKUP, "libraries/LockupMath"), ""));
        address descriptor = create(code(LOCKUP, "LockupNFTDescriptor"), "");
        lockup = ISablierLockup(create(linked, abi.encode(comptroller, descriptor)));
    }

    /// @dev Creates several streams in one call. It serves any Lockup: each call names the one that it means.
    function deployBatchLockup() internal returns (ISablierBatchLockup) {
        return ISablierBatchLockup(create(code(LOCKUP, "SablierBatchLockup"), ""));
    }

    function code(string memory folder, string memory name) private view returns (string memory) {
        string memory json = vm.readFile(string.concat(folder, name, ".json"));
        return vm.parseJsonString(json, ".bytecode.object");
    }

    function link(string memory text, string memory gap, address library_) private pure returns (string memory) {
        return vm.replace(text, gap, vm.split(vm.toString(library_), "0x")[1]);
    }

    function create(string memory text, bytes memory args) private returns (address deployed) {
        bytes memory creation = bytes.concat(vm.parseBytes(text), args);
        assembly ("memory-safe") {
            deployed := create(0, add(creation, 0x20), mload(creation))
        }
        require(deployed != address(0), "the deployment reverted");
    }
}

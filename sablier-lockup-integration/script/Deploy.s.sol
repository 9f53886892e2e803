// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { StreamCreator } from "src/StreamCreator.sol";

interface Broadcast {
    function envAddress(string calldata name) external view returns (address value);
    function startBroadcast() external;
    function stopBroadcast() external;
}

/// @notice Deploys on Sepolia: `npm run deploy`, see README.md.
contract Deploy {
    Broadcast private constant vm = Broadcast(address(uint160(uint256(keccak256("hevm cheat code")))));

    /// @dev Lockup v4.0
    ISablierLockup private constant LOCKUP = ISablierLockup(0xe61cb9153356419bdaD0A8767c059f92d221a3C4);

    function run() external returns (StreamCreator creator) {
        require(block.chainid == 11155111, "the addresses are those of Sepolia");
        vm.startBroadcast();
        creator = new StreamCreator(LOCKUP, IERC20(vm.envAddress("TOKEN")));
        vm.stopBroadcast();
    }
}

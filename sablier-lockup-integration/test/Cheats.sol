// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

/// @dev The cheat codes of Foundry that this project uses. `forge-std` has all of them, and comes from GitHub;
/// this file keeps the project installable from npm alone.
interface Vm {
    function createSelectFork(string calldata urlOrAlias) external returns (uint256 forkId);
    function deal(address account, uint256 newBalance) external;
    function envAddress(string calldata name) external view returns (address);
    function envOr(string calldata name, string calldata defaultValue) external view returns (string memory);
    function expectPartialRevert(bytes4 errorSelector) external;
    function parseBytes(string calldata text) external pure returns (bytes memory);
    function parseJsonString(string calldata json, string calldata key) external pure returns (string memory);
    function prank(address sender) external;
    function readFile(string calldata path) external view returns (string memory);
    function replace(string calldata text, string calldata from, string calldata to)
        external
        pure
        returns (string memory);
    function skip(bool skipTest) external;
    function split(string calldata text, string calldata delimiter) external pure returns (string[] memory);
    function toString(address value) external pure returns (string memory);
    function warp(uint256 newTimestamp) external;
}

abstract contract Cheats {
    Vm internal constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    error NotEqual(uint256 left, uint256 right);

    function assertEq(uint256 left, uint256 right) internal pure {
        if (left != right) revert NotEqual(left, right);
    }
}

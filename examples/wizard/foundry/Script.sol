// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

/// @dev The cheat codes of Foundry that the scripts for the streams use.
interface ScriptVm {
    function createDir(string calldata path, bool recursive) external;
    function envAddress(string calldata name) external view returns (address);
    function envAddress(string calldata name, string calldata delimiter) external view returns (address[] memory);
    function parseAddress(string calldata text) external pure returns (address);
    function parseJsonAddress(string calldata json, string calldata key) external pure returns (address);
    function parseJsonBytes(string calldata json, string calldata key) external pure returns (bytes memory);
    function readFile(string calldata path) external view returns (string memory);
    function split(string calldata text, string calldata delimiter) external pure returns (string[] memory);
    function startBroadcast() external;
    function stopBroadcast() external;
    function toLowercase(string calldata text) external pure returns (string memory);
    function toString(address value) external pure returns (string memory);
    function toString(bytes calldata value) external pure returns (string memory);
    function toString(uint256 value) external pure returns (string memory);
    function trim(string calldata text) external pure returns (string memory);
    function unixTime() external view returns (uint256 milliseconds);
    function writeFile(string calldata path, string calldata data) external;
}

abstract contract Script {
    ScriptVm internal constant vm = ScriptVm(address(uint160(uint256(keccak256("hevm cheat code")))));
}

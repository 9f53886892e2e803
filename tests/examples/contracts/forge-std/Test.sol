// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

/// The cheatcodes that the samples call. Foundry is not installed here, so their tests are compiled
/// and not run; the effects are asserted in TypeScript instead.
interface Vm {
    function createSelectFork(string calldata urlOrAlias) external returns (uint256 forkId);
    function envAddress(string calldata name) external view returns (address value);
    function prank(address caller) external;
    function startPrank(address caller) external;
    function stopPrank() external;
    function warp(uint256 timestamp) external;
}

/// The part of forge-std's Test that the samples use.
abstract contract Test {
    Vm internal constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    function deal(address, address, uint256) internal { }

    function assertEq(uint256 left, uint256 right) internal pure {
        assert(left == right);
    }

    function assertEq(address left, address right) internal pure {
        assert(left == right);
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

/// The cheatcodes that the samples call. forge-std is in no npm package at a present version, so this
/// stands in its place when forge runs the samples' tests.
interface Vm {
    function createSelectFork(string calldata urlOrAlias) external returns (uint256 forkId);
    function envAddress(string calldata name) external view returns (address value);
    function prank(address caller) external;
    function startPrank(address caller) external;
    function stopPrank() external;
    function warp(uint256 timestamp) external;
}

interface IMintable {
    function mint(address to, uint256 amount) external;
}

/// The part of forge-std's Test that the samples use.
abstract contract Test {
    Vm internal constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    /// Tokens of the local chain can be minted by anyone.
    function deal(address token, address to, uint256 amount) internal {
        IMintable(token).mint(to, amount);
    }

    function assertEq(uint256 left, uint256 right) internal pure {
        assert(left == right);
    }

    function assertEq(address left, address right) internal pure {
        assert(left == right);
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

/// @notice Creates a long list of streams in parts, one after the other. A part that exists cannot be created again.
abstract contract InParts {
    /// @notice How many streams of a list exist, by their sender and the digest of the list.
    mapping(address sender => mapping(bytes32 list => uint256 count)) public created;

    error NotNext(uint256 from, uint256 next);

    /// @param from Place of the part's first stream in the list, counted from 0.
    modifier inOrder(bytes32 list, uint256 from, uint256 count) {
        uint256 done = created[msg.sender][list];
        if (from != done) revert NotNext(from, done);
        created[msg.sender][list] = done + count;
        _;
    }
}

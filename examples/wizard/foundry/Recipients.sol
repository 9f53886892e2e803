// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { Script } from "script/Script.sol";

/// @notice Reads a list of recipients and divides it.
abstract contract Recipients is Script {
    /// @notice Streams in one transaction. The most expensive ones cost about 230,000 gas each, and a transaction has
    /// at most 16,777,216 (EIP-7825) on Ethereum and on chains that follow it.
    uint256 public constant MOST_STREAMS = 60;

    error NoAddress(string line);
    error NoRecipients();

    /// @notice One address from each line. Empty lines and those that begin with # are skipped.
    function recipientsIn(string memory text) public pure returns (address[] memory recipients) {
        string[] memory lines = vm.split(text, "\n");
        recipients = new address[](lines.length);
        uint256 count = 0;
        for (uint256 i = 0; i < lines.length; ++i) {
            string memory line = vm.trim(lines[i]);
            if (bytes(line).length == 0 || bytes(line)[0] == "#") continue;
            recipients[count++] = _addressIn(line);
        }
        if (count == 0) revert NoRecipients();
        assembly ("memory-safe") {
            mstore(recipients, count) // drops the places of the lines that were skipped
        }
    }

    /// @dev An address in small letters has no checksum. Another one has the right one, or a typing error.
    function _addressIn(string memory line) internal pure returns (address recipient) {
        if (bytes(line).length != 42) revert NoAddress(line);
        recipient = vm.parseAddress(line);
        bool isChecked = _equal(line, vm.toString(recipient)) || _equal(line, vm.toLowercase(line));
        if (!isChecked) revert NoAddress(line);
    }

    function _equal(string memory one, string memory other) private pure returns (bool) {
        return keccak256(bytes(one)) == keccak256(bytes(other));
    }

    /// @notice The list in parts of which each fits into one transaction.
    function partsOf(address[] memory recipients) public pure returns (address[][] memory parts) {
        parts = new address[][]((recipients.length + MOST_STREAMS - 1) / MOST_STREAMS);
        for (uint256 at = 0; at < parts.length; ++at) {
            uint256 from = at * MOST_STREAMS;
            uint256 rest = recipients.length - from;
            parts[at] = new address[](rest < MOST_STREAMS ? rest : MOST_STREAMS);
            for (uint256 i = 0; i < parts[at].length; ++i) {
                parts[at][i] = recipients[from + i];
            }
        }
    }
}

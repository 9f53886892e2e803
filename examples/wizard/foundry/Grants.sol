// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { Recipients } from "script/Recipients.sol";

/// @notice Reads a list of recipients with an amount for each, and divides it.
abstract contract Grants is Recipients {
    error NoGrant(string line);

    /// @notice One `address,amount` from each line, the amount in whole tokens. Empty lines and those that begin with #
    /// are skipped.
    /// @return recipients One address from each line.
    /// @return amounts In the token's smallest unit, in the same order.
    function grantsIn(
        string memory text,
        uint8 decimals
    )
        public
        pure
        returns (address[] memory recipients, uint128[] memory amounts)
    {
        string[] memory lines = vm.split(text, "\n");
        recipients = new address[](lines.length);
        amounts = new uint128[](lines.length);
        uint256 count = 0;
        for (uint256 i = 0; i < lines.length; ++i) {
            string memory line = vm.trim(lines[i]);
            if (bytes(line).length == 0 || bytes(line)[0] == "#") continue;
            string[] memory cells = vm.split(line, ",");
            // A comma inside a number would be another column.
            if (cells.length != 2) revert NoGrant(line);
            recipients[count] = _addressIn(vm.trim(cells[0]));
            amounts[count++] = _amountIn(vm.trim(cells[1]), decimals, line);
        }
        if (count == 0) revert NoRecipients();
        assembly ("memory-safe") {
            mstore(recipients, count) // drops the places of the lines that were skipped
            mstore(amounts, count)
        }
    }

    /// @dev Digits with at most one point, and digits on both of its sides.
    function _amountIn(string memory text, uint8 decimals, string memory line) private pure returns (uint128) {
        bytes memory signs = bytes(text);
        uint256 amount = 0;
        uint256 places = 0; // behind the point
        bool isFraction = false;
        for (uint256 i = 0; i < signs.length; ++i) {
            if (signs[i] == "." && i > 0 && !isFraction) {
                isFraction = true;
                continue;
            }
            if (signs[i] < "0" || signs[i] > "9") revert NoGrant(line);
            amount = amount * 10 + (uint8(signs[i]) - 48);
            if (isFraction) ++places;
        }
        if ((isFraction && places == 0) || places > decimals) revert NoGrant(line);
        amount *= 10 ** (decimals - places);
        if (amount == 0 || amount > type(uint128).max) revert NoGrant(line);
        return uint128(amount);
    }

    /// @notice The amounts of the parts.
    function partsOf(uint128[] memory amounts) public pure returns (uint128[][] memory parts) {
        parts = new uint128[][]((amounts.length + MOST_STREAMS - 1) / MOST_STREAMS);
        for (uint256 at = 0; at < parts.length; ++at) {
            uint256 from = at * MOST_STREAMS;
            uint256 rest = amounts.length - from;
            parts[at] = new uint128[](rest < MOST_STREAMS ? rest : MOST_STREAMS);
            for (uint256 i = 0; i < parts[at].length; ++i) {
                parts[at][i] = amounts[from + i];
            }
        }
    }

    /// @notice The sum of the amounts from a place of the list, counted from 0.
    function sumFrom(uint128[] memory amounts, uint256 from) public pure returns (uint256 sum) {
        for (uint256 i = from; i < amounts.length; ++i) {
            sum += amounts[i];
        }
    }
}

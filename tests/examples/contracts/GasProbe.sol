// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

/// Measures calls from within one transaction, as a test of Foundry does: no base cost, no calldata,
/// and everything that an earlier call touched is warm.
contract GasProbe {
    struct Call {
        address target;
        uint256 value;
        bytes data;
    }

    /// Makes the calls in order and returns the gas that each took.
    function run(Call[] calldata calls) external payable returns (uint256[] memory used) {
        used = new uint256[](calls.length);
        for (uint256 i = 0; i < calls.length; ++i) {
            address target = calls[i].target;
            uint256 value = calls[i].value;
            bytes memory data = calls[i].data;
            uint256 before = gasleft();
            (bool success, bytes memory result) = target.call{ value: value }(data);
            used[i] = before - gasleft();
            if (!success) {
                assembly {
                    revert(add(result, 0x20), mload(result))
                }
            }
        }
    }
}

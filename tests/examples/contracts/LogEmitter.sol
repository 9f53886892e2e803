// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

/// Emits any event with one indexed argument, as a contract without published bytecode would.
contract LogEmitter {
    /// Several of them in one transaction.
    function emitLogs(bytes32 topic, bytes32[] calldata indexedArguments, bytes[] calldata data) external {
        for (uint256 i = 0; i < data.length; ++i) {
            emitLog(topic, indexedArguments[i], data[i]);
        }
    }

    function emitLog(bytes32 topic, bytes32 indexedArgument, bytes calldata data) public {
        bytes memory copy = data;
        assembly {
            log2(add(copy, 32), mload(copy), topic, indexedArgument)
        }
    }
}

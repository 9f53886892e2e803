// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

/// Emits any event with one indexed argument, as a contract without published bytecode would.
contract LogEmitter {
    function emitLog(bytes32 topic, bytes32 indexedArgument, bytes calldata data) external {
        bytes memory copy = data;
        assembly {
            log2(add(copy, 32), mload(copy), topic, indexedArgument)
        }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// A token that emits events of other contracts each time it is moved, with the arguments of your choice.
contract ForgingToken is ERC20("Forging", "FRG") {
    struct Forgery {
        bytes32[] topics;
        bytes data;
    }

    Forgery[] private forgeries;

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }

    function forge(bytes32[] calldata topics, bytes calldata data) external {
        forgeries.push(Forgery(topics, data));
    }

    function _update(address from, address to, uint256 value) internal override {
        super._update(from, to, value);
        for (uint256 i = 0; i < forgeries.length; ++i) {
            _emit(forgeries[i].topics, forgeries[i].data);
        }
    }

    function _emit(bytes32[] memory topics, bytes memory data) private {
        (uint256 count, bytes32 first, bytes32 second) = (topics.length, topics[0], topics[1]);
        bytes32 third = count > 2 ? topics[2] : bytes32(0);
        bytes32 fourth = count > 3 ? topics[3] : bytes32(0);
        assembly {
            let at := add(data, 32)
            let size := mload(data)
            switch count
            case 2 { log2(at, size, first, second) }
            case 3 { log3(at, size, first, second, third) }
            default { log4(at, size, first, second, third, fourth) }
        }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { Script } from "script/Script.sol";

/// @notice Writes calls as the file that the Transaction Builder of Safe reads. It executes all of them in one
/// transaction, in this order.
abstract contract SafeFile is Script {
    /// @notice A call of the Safe. It attaches no coins.
    struct Call {
        address to;
        bytes data;
    }

    string private constant TX_KEYS = '{["contractInputsValues","contractMethod","data","to","value"]null,null,"';
    string private constant META_KEYS =
        '{["createdFromOwnerAddress","createdFromSafeAddress","description","name","txBuilderVersion"]';

    /// @notice The file with the approval of exactly `amount` of the token for `creator`, then a call of `creator`.
    function fileOf(
        IERC20 token,
        address creator,
        uint256 amount,
        bytes memory data
    )
        internal
        view
        returns (string memory)
    {
        Call[] memory calls = new Call[](3);
        // Zero first, because some tokens refuse to change an allowance above zero.
        calls[0] = Call(address(token), abi.encodeCall(IERC20.approve, (creator, 0)));
        calls[1] = Call(address(token), abi.encodeCall(IERC20.approve, (creator, amount)));
        calls[2] = Call(creator, data);
        return _textOf(calls, vm.unixTime());
    }

    /// @param createdAt In milliseconds since 1970.
    function _textOf(Call[] memory calls, uint256 createdAt) private view returns (string memory) {
        string memory list;
        for (uint256 i = 0; i < calls.length; ++i) {
            list = string.concat(
                list,
                i == 0 ? "" : ",",
                '\n    { "to": "',
                vm.toString(calls[i].to),
                '", "value": "0", "data": "',
                vm.toString(calls[i].data),
                '", "contractMethod": null, "contractInputsValues": null }'
            );
        }
        string memory meta = string.concat(
            '{ "name": "Sablier", "description": "", "txBuilderVersion": "1.18.2", "createdFromSafeAddress": "",',
            ' "createdFromOwnerAddress": "", "checksum": "',
            vm.toString(bytes.concat(_checksum(calls, createdAt))),
            '" }'
        );
        string memory head = string.concat(
            '{\n  "version": "1.0",\n  "chainId": "',
            vm.toString(block.chainid),
            '",\n  "createdAt": ',
            vm.toString(createdAt),
            ',\n  "meta": ',
            meta
        );
        return string.concat(head, ',\n  "transactions": [', list, "\n  ]\n}\n");
    }

    /// @dev The Transaction Builder warns of a file whose checksum is missing or wrong. It is the hash of all but the
    /// name: of each object the sorted keys, then their values with a comma after each.
    function _checksum(Call[] memory calls, uint256 createdAt) private view returns (bytes32) {
        string memory list;
        for (uint256 i = 0; i < calls.length; ++i) {
            string memory call = string.concat(vm.toString(calls[i].data), '","', vm.toString(calls[i].to), '","0",}');
            list = string.concat(list, i == 0 ? "" : ",", TX_KEYS, call);
        }
        string memory file = string.concat(
            '{["chainId","createdAt","meta","transactions","version"]"',
            vm.toString(block.chainid),
            '",',
            vm.toString(createdAt),
            ",",
            string.concat(META_KEYS, '"","","",null,"1.18.2",},['),
            list,
            '],"1.0",}'
        );
        return keccak256(bytes(file));
    }
}

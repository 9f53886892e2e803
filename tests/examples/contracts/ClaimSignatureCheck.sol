// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { SignatureChecker } from "@openzeppelin/contracts/utils/cryptography/SignatureChecker.sol";

/// Recomputes the digest of a signed claim from the published type hashes of Airdrops v3.0.
contract ClaimSignatureCheck {
    bytes32 private constant DOMAIN_TYPEHASH = 0x8cad95687ba82c2ce50e74f7b754645e5117c3a5bec8151c0726d5857980a866;
    bytes32 private constant CLAIM_TYPEHASH = 0xb0f12a3a6931229a836eaab08aeb1ebe2ddebad3bfd83f30d39f6c4a3b0f4f81;
    bytes32 private constant PROTOCOL_NAME = 0x13cd784591b49af6fc220be53013eaddf1dc15399ca43850d206ea319aca0821;

    function isValid(
        address campaign,
        uint256 index,
        address recipient,
        address to,
        uint128 amount,
        uint40 validFrom,
        bytes calldata signature
    )
        external
        view
        returns (bool)
    {
        bytes32 domain = keccak256(abi.encode(DOMAIN_TYPEHASH, PROTOCOL_NAME, block.chainid, campaign));
        bytes32 claim = keccak256(abi.encode(CLAIM_TYPEHASH, index, recipient, to, amount, validFrom));
        bytes32 digest = keccak256(bytes.concat(hex"1901", domain, claim));
        return SignatureChecker.isValidSignatureNow(recipient, digest, signature);
    }
}

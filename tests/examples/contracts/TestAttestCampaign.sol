// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { SignatureChecker } from "@openzeppelin/contracts/utils/cryptography/SignatureChecker.sol";
import { TestCampaign } from "./TestCampaign.sol";

/// A campaign of claim type ATTEST for the tests, with the checks of Airdrops v3.0 in their order. In place of
/// the comptroller it keeps the attestor that the comptroller would name.
contract TestAttestCampaign is TestCampaign {
    error SablierMerkleSignature_AttestationExpired(uint256 expireAt, uint256 blockTimestamp);
    error SablierMerkleSignature_AttestorNotSet();
    error SablierMerkleSignature_CallerNotAuthorized(address caller, address campaignAdmin, address comptroller);
    error SablierMerkleSignature_InvalidSignature();

    bytes32 private constant DOMAIN_TYPEHASH = 0x8cad95687ba82c2ce50e74f7b754645e5117c3a5bec8151c0726d5857980a866;
    bytes32 private constant IDENTITY_TYPEHASH = 0x219f32e1e2ac61bb8bf48019aeabd1a04366f69f4d9a4e73b315e56deb50c043;
    bytes32 private constant PROTOCOL_NAME = 0x13cd784591b49af6fc220be53013eaddf1dc15399ca43850d206ea319aca0821;

    address private ownAttestor;
    address private comptrollerAttestor;

    constructor(Terms memory terms_, address attestorOfComptroller) TestCampaign(terms_) {
        comptrollerAttestor = attestorOfComptroller;
    }

    function attestor() public view returns (address) {
        return ownAttestor != address(0) ? ownAttestor : comptrollerAttestor;
    }

    function setAttestor(address newAttestor) external {
        if (msg.sender != terms.admin) {
            revert SablierMerkleSignature_CallerNotAuthorized(msg.sender, terms.admin, address(0));
        }
        ownAttestor = newAttestor;
    }

    function claimViaAttestation(
        uint256 index,
        address to,
        uint128 amount,
        uint40 expireAt,
        bytes32[] calldata proof,
        bytes calldata attestation
    )
        external
        payable
    {
        if (terms.claimType != 1) revert SablierMerkleBase_UnsupportedClaimType(1, terms.claimType);
        if (attestor() == address(0)) revert SablierMerkleSignature_AttestorNotSet();
        if (expireAt < block.timestamp) revert SablierMerkleSignature_AttestationExpired(expireAt, block.timestamp);
        bytes32 domain = keccak256(abi.encode(DOMAIN_TYPEHASH, PROTOCOL_NAME, block.chainid, address(this)));
        bytes32 identity = keccak256(abi.encode(IDENTITY_TYPEHASH, msg.sender, expireAt));
        bytes32 digest = keccak256(bytes.concat(hex"1901", domain, identity));
        if (!SignatureChecker.isValidSignatureNow(attestor(), digest, attestation)) {
            revert SablierMerkleSignature_InvalidSignature();
        }
        _process(index, msg.sender, amount, proof);
        terms.token.transfer(to, amount);
    }
}

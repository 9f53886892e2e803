// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { MerkleProof } from "@openzeppelin/contracts/utils/cryptography/MerkleProof.sol";

/// A campaign for the tests, since no package has the bytecode of one. It has the checks that a claim of
/// Airdrops v3.0 goes through, in their order and with their errors, and a fee in wei that never moves.
contract TestCampaign {
    error CallerNotAdmin(address admin, address caller);
    error SablierMerkleBase_CampaignExpired(uint256 blockTimestamp, uint40 expiration);
    error SablierMerkleBase_CampaignNotStarted(uint256 blockTimestamp, uint40 campaignStartTime);
    error SablierMerkleBase_ClawbackNotAllowed(uint256 blockTimestamp, uint40 expiration, uint40 firstClaimTime);
    error SablierMerkleBase_IndexClaimed(uint256 index);
    error SablierMerkleBase_InsufficientFeePayment(uint256 feePaid, uint256 minFeeWei);
    error SablierMerkleBase_InvalidProof();
    error SablierMerkleBase_UnsupportedClaimType(uint8 claimTypeRequired, uint8 claimTypeSupported);

    struct Terms {
        IERC20 token;
        bytes32 merkleRoot;
        uint8 claimType;
        uint40 startTime;
        uint40 expiration;
        uint256 feeWei;
        address admin;
    }

    Terms internal terms;
    uint40 public firstClaimTime;
    mapping(uint256 index => bool) public hasClaimed;
    string public ipfsCID = "QmTheListOfRecipients";

    constructor(Terms memory terms_) {
        terms = terms_;
    }

    function EXPIRATION() external view returns (uint40) {
        return terms.expiration;
    }

    function TOKEN() external view returns (IERC20) {
        return terms.token;
    }

    function MERKLE_ROOT() external view returns (bytes32) {
        return terms.merkleRoot;
    }

    function calculateMinFeeWei() external view returns (uint256) {
        return terms.feeWei;
    }

    function claim(uint256 index, address recipient, uint128 amount, bytes32[] calldata proof) external payable {
        _check(index, recipient, amount, proof);
        terms.token.transfer(recipient, amount);
    }

    function clawback(address to, uint128 amount) external {
        if (msg.sender != terms.admin) revert CallerNotAdmin(terms.admin, msg.sender);
        bool isGraceOver = firstClaimTime > 0 && block.timestamp > firstClaimTime + 7 days;
        if (isGraceOver && !_hasExpired()) {
            revert SablierMerkleBase_ClawbackNotAllowed(block.timestamp, terms.expiration, firstClaimTime);
        }
        terms.token.transfer(to, amount);
    }

    function _check(uint256 index, address recipient, uint128 amount, bytes32[] calldata proof) internal {
        if (terms.claimType != 0) revert SablierMerkleBase_UnsupportedClaimType(0, terms.claimType);
        _process(index, recipient, amount, proof);
    }

    function _process(uint256 index, address recipient, uint128 amount, bytes32[] calldata proof) internal {
        if (terms.startTime > block.timestamp) {
            revert SablierMerkleBase_CampaignNotStarted(block.timestamp, terms.startTime);
        }
        if (_hasExpired()) revert SablierMerkleBase_CampaignExpired(block.timestamp, terms.expiration);
        if (msg.value < terms.feeWei) revert SablierMerkleBase_InsufficientFeePayment(msg.value, terms.feeWei);
        if (hasClaimed[index]) revert SablierMerkleBase_IndexClaimed(index);
        bytes32 leaf = keccak256(bytes.concat(keccak256(abi.encode(index, recipient, amount))));
        if (!MerkleProof.verify(proof, terms.merkleRoot, leaf)) revert SablierMerkleBase_InvalidProof();
        if (firstClaimTime == 0) firstClaimTime = uint40(block.timestamp);
        hasClaimed[index] = true;
    }

    function _hasExpired() internal view returns (bool) {
        return terms.expiration > 0 && terms.expiration <= block.timestamp;
    }
}

/** Parameters, fields and return values that mean the same wherever they appear. */
export const parameterTexts = {
  'airdrops/*.index': 'The position of the recipient in the Merkle tree.',
  'airdrops/*.recipient': 'The address in the Merkle tree leaf.',
  'airdrops/*.to': 'The address that receives the tokens, or the stream of a vested campaign.',
  'airdrops/*.amount': "The allocation in the Merkle tree leaf, in units of the token's decimals.",
  'airdrops/*.fullAmount':
    "The allocation in the Merkle tree leaf, in units of the token's decimals.",
  'airdrops/*.merkleProof': 'The sibling hashes that lead from the leaf to the Merkle root.',
  'airdrops/*.validFrom': 'The first second at which the signature may be used, in Unix seconds.',
  'airdrops/*.signature':
    "The recipient's EIP-712 signature, or the bytes that an ERC-1271 wallet accepts.",
  'airdrops/*.expireAt': 'The last second at which the attestation is valid, in Unix seconds.',
  'airdrops/*.attestation':
    "The attestor's EIP-712 signature, or the bytes that an ERC-1271 wallet accepts.",
  'airdrops/*.selectorArguments':
    'The ABI-encoded arguments of the target function, without its selector.',
  'airdrops/*.campaignCreator': 'The account that creates the campaign with the factory.',
  'airdrops/*.campaignParams': 'The parameters of the campaign.',
  'airdrops/*.recipientCount':
    'The number of recipients. It is written to the event and has no other effect.',
  'airdrops/*.aggregateAmount':
    "The sum of all allocations, in units of the token's decimals. It is written to the event and has no other effect.",
  'airdrops/*.totalDuration': 'The time from the vesting start to its end, in seconds.',
  'airdrops/*.comptroller': 'The comptroller of the factory.',
  'airdrops/*.initialComptroller': 'The comptroller to start with.',
  'airdrops/*.minFeeUSD': 'The minimum fee of a claim, in US dollars with 8 decimals.',
  'airdrops/*.nativeToken': "The ERC-20 token of the chain's own coin.",
  'airdrops/*.newNativeToken': "The ERC-20 token of the chain's own coin.",
  'airdrops/*.claimTime': 'The moment of the claim, in Unix seconds; zero stands for now.',
  'airdrops/*.tranches': 'The unlock steps.',
  'airdrops/*.streamId': 'The ID of the Lockup stream.',
  'airdrops/*.viaSig':
    'Whether the claim was made by somebody else with a signature of the recipient.',
  'airdrops/*.claimAmount': "The amount paid without a reward, in units of the token's decimals.",
  'airdrops/*.forgoneAmount': "The amount given up for good, in units of the token's decimals.",
  'airdrops/*.target': 'The contract that the claim calls.',
  'airdrops/*.admin': 'The campaign admin.',
  'airdrops/*.caller': 'The account that made the call.',
  'airdrops/*.newMinFeeUSD': 'The new minimum fee of a claim, in US dollars with 8 decimals.',
  'airdrops/*.merkleExecute': 'The campaign.',
  'airdrops/*.merkleInstant': 'The campaign.',
  'airdrops/*.merkleLL': 'The campaign.',
  'airdrops/*.merkleLT': 'The campaign.',
  'airdrops/*.merkleVCA': 'The campaign.',

  'airdrops/*.campaignName': 'A name for people; any text.',
  'airdrops/*.campaignStartTime':
    'The first second at which claims are possible, in Unix seconds. Zero or a past time opens the campaign at once.',
  'airdrops/*.cancelable': 'Whether the campaign admin may cancel the streams that claims create.',
  'airdrops/*.transferable': 'Whether the NFTs of the created streams may be transferred.',
  'airdrops/*.claimType': 'Which claim functions the campaign accepts.',
  'airdrops/*.expiration':
    'The first second at which claims fail, in Unix seconds; zero for a campaign that never expires.',
  'airdrops/*.initialAdmin':
    'The account that may claw back tokens, hand its role on and, in a campaign with an attestor, choose it. The zero address is accepted: then nobody can claw back or hand on the role, and only the comptroller can choose the attestor.',
  'airdrops/*.ipfsCID':
    'The IPFS content identifier of the recipient list. It may be empty, but interfaces then lack the list.',
  'airdrops/*.merkleRoot': 'The root of the Merkle tree of recipients.',
  'airdrops/*.token':
    "The ERC-20 token that is distributed. It must not be the factory's native token.",
  'airdrops/*.lockup':
    'The Lockup contract in which claims create streams, and which may spend all tokens of the campaign. It is not checked: a wrong address makes claims fail, and a hostile contract can take the tokens.',
  'airdrops/*.shape':
    'The label of the created streams. More than 32 bytes make every stream creation fail.',
} as const;

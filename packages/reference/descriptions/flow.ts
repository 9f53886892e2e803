/** Declarations of `@sablier/flow`. */
export const flowReferenceTexts = {
  'flow/SablierFlow':
    'The Flow contract: it holds the tokens of every Flow stream, keeps the account of their debt, and is the ERC-721 collection of the stream NFTs.',
  'flow/SablierFlow.constructor':
    'Stores the comptroller and the NFT descriptor and names the NFT collection.',
  'flow/SablierFlow.supportsInterface':
    'Answers whether the contract implements an interface, as ERC-165 defines it. Besides the interfaces of ERC-721 it reports ERC-4906.',
  'flow/SablierFlow.supportsInterface.interfaceId':
    'The identifier of the interface: the XOR of its function selectors.',
  'flow/SablierFlow.tokenURI':
    'Returns the metadata of a stream NFT as the NFT descriptor produces it. Reverts when the NFT does not exist.',
  'flow/SablierFlow.tokenURI.streamId': 'The ID of the stream.',
  'flow/SablierFlowState':
    'Storage of the Flow contract, the getters that read one field of it, and the checks that the other functions share.',
  'flow/SablierFlowState.constructor':
    'Stores the NFT descriptor and sets the ID of the first stream to 1.',
  'flow/FlowNFTDescriptor':
    'Produces the metadata of Flow stream NFTs. The image is the Sablier logo and the same for every stream.',
  'flow/ISablierFlow.SetNativeToken.comptroller': 'The comptroller that made the call.',
  'flow/ISablierFlow.SetNativeToken.nativeToken': "The ERC-20 token of the chain's own coin.",
  'flow/Flow': 'Namespace for the struct and the enum that the Flow contracts share.',
  'flow/Errors.*.amount': "The amount that was asked for, in units of the token's decimals.",
  'flow/Errors.*.availableAmount': "The amount there is, in units of the token's decimals.",
  'flow/Errors.*.caller': 'The account that made the call.',
  'flow/Errors.*.feePaid': 'The `msg.value` of the call, in wei.',
  'flow/Errors.*.minFeeWei': 'The fee that the withdrawal requires, in wei.',
  'flow/Errors.*.nativeToken': "The ERC-20 token of the chain's own coin.",
  'flow/Errors.*.ratePerSecond': 'The rate that the stream already has, with 18 decimals.',
  'flow/Errors.*.recipient': 'The recipient that the caller expected.',
  'flow/Errors.*.refundAmount': "The refund that was asked for, in units of the token's decimals.",
  'flow/Errors.*.refundableAmount':
    "The refund that is possible, in units of the token's decimals.",
  'flow/Errors.*.sender': 'The sender that the caller expected.',
  'flow/Errors.*.snapshotTime': 'The start of the stream, in Unix seconds.',
  'flow/Errors.*.streamId': 'The ID of the stream.',
  'flow/Errors.*.streamRecipient': 'The recipient that the stream has.',
  'flow/Errors.*.streamSender': 'The sender that the stream has.',
  'flow/Errors.*.to': 'The address that the tokens were to go to.',
  'flow/Errors.*.token': 'The ERC-20 token.',
  'flow/Errors.*.withdrawableAmount':
    "The amount that can be withdrawn, in units of the token's decimals.",
} as const;

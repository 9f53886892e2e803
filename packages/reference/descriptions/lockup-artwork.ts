/** The drawing of the Lockup NFT in `@sablier/lockup`. */
export const lockupArtworkDescriptions = {
  'lockup/LockupNFTDescriptor':
    'Produces the metadata of Lockup stream NFTs, with an image that is drawn on chain from the state of the stream.',
  'lockup/LockupNFTDescriptor.abbreviateAmount': `Shortens an amount to at most three digits before the point and two behind it, with a letter for the magnitude. It rounds down.

Notes:
- The letters are K (10^3), M (10^6), B (10^9) and T (10^12): 1,234,567 tokens become "≥ 1.23M".
- 0 stays "0". Less than one token becomes "< 1", and 1,000 trillions or more "> 999.99T".`,
  'lockup/LockupNFTDescriptor.abbreviateAmount.decimals': 'The decimals of the token.',
  'lockup/LockupNFTDescriptor.abbreviateAmount.returns.0': 'The text for the card of the deposit.',
  'lockup/LockupNFTDescriptor.calculateDurationInDays':
    'Writes the length of the stream in whole days, rounded down: "< 1 Day" below one, "> 9999 Days" above that.',
  'lockup/LockupNFTDescriptor.calculateStreamedPercentage':
    'Computes the released share of the deposit, rounded down, where 10,000 is all of it.',
  'lockup/LockupNFTDescriptor.generateAccentColor':
    'Derives an HSL color from the hash of chain id, contract and stream, so that each stream keeps its color.',
  'lockup/LockupNFTDescriptor.generateAttributes':
    'Writes the attributes of the metadata as a JSON array: symbol of the token, sender, status. Marketplaces filter by them.',
  'lockup/LockupNFTDescriptor.generateDescription':
    'Writes the description of the metadata: stream, contract and token, and what a transfer of the NFT means.',
  'lockup/LockupNFTDescriptor.safeTokenDecimals':
    'Asks the token for its decimals, and takes 0 if it does not answer.',
  'lockup/LockupNFTDescriptor.stringifyFractionalAmount':
    'Writes two digits behind a point, and nothing for 0.',
  'lockup/LockupNFTDescriptor.stringifyFractionalAmount.fractionalAmount': 'Hundredths, 0 to 99.',
  'lockup/LockupNFTDescriptor.stringifyPercentage':
    'Writes a share with its percent sign, with two digits behind the point unless they are 0.',
  'lockup/LockupNFTDescriptor.stringifyPercentage.percentage':
    'The share, where 10,000 is all of it.',
  'lockup/LockupNFTDescriptor.stringifyStatus':
    'Writes a status as it is shown, such as "Settled".',
  'lockup/LockupNFTDescriptor.TokenURIVars':
    'Intermediate results of {tokenURI}. They are a struct because the function has more of them than the stack takes.',
  'lockup/SVGElements.SIGN_GE': 'The sign "≥" as SVG writes it.',
  'lockup/SVGElements.SIGN_GT': 'The sign ">" as SVG writes it.',
  'lockup/SVGElements.SIGN_LT': 'The sign "<" as SVG writes it.',
  'lockup/SVGElements.calculatePixelWidth': `Estimates how wide a text is drawn: 16 pixels for each byte in large type, 13 in small type.

Notes:
- What is before a semicolon counts as one sign that SVG escapes, so such a sign may only come first, and no other semicolon may follow.`,
  'lockup/SVGElements.stringifyCardType': 'Writes the caption of a card, such as "Progress".',
  'lockup/LockupNFTDescriptor.TokenURIVars.token': 'The ERC-20 token of the stream.',
  'lockup/LockupNFTDescriptor.TokenURIVars.tokenSymbol': 'Its symbol, checked for unsafe text.',
  'lockup/LockupNFTDescriptor.TokenURIVars.depositedAmount':
    "The deposit, in units of the token's decimals.",
  'lockup/LockupNFTDescriptor.TokenURIVars.json': 'The metadata document.',
  'lockup/LockupNFTDescriptor.TokenURIVars.lockup': 'The Lockup contract.',
  'lockup/LockupNFTDescriptor.TokenURIVars.lockupStringified': 'Its address as text.',
  'lockup/LockupNFTDescriptor.TokenURIVars.status': 'The status of the stream as text.',
  'lockup/LockupNFTDescriptor.TokenURIVars.svg': 'The image.',
  'lockup/LockupNFTDescriptor.TokenURIVars.streamedPercentage':
    'The released share of the deposit, where 10,000 is all of it.',

  'lockup/NFTSVG': 'Puts the parts of the Lockup NFT image together.',
  'lockup/NFTSVG.CARD_MARGIN': 'Pixels between two cards.',
  'lockup/NFTSVG.generateSVG': 'Draws the whole image.',
  'lockup/NFTSVG.generateDefs':
    'Collects the parts that the image refers to: glow, noise, logo, gradients, hourglass and cards.',
  'lockup/NFTSVG.generateFloatingText':
    'Sets the addresses and the token symbol along the border of the image.',
  'lockup/NFTSVG.generateHrefs': 'Places the parts in the image.',
  'lockup/NFTSVG.SVGParams': 'What the image shows.',
  'lockup/NFTSVG.SVGParams.accentColor': 'The color of sand and strokes.',
  'lockup/NFTSVG.SVGParams.amount': 'The deposit, abbreviated.',
  'lockup/NFTSVG.SVGParams.tokenAddress': 'The address of the token as text.',
  'lockup/NFTSVG.SVGParams.tokenSymbol': 'The symbol of the token.',
  'lockup/NFTSVG.SVGParams.duration': 'The length of the stream in days, as text.',
  'lockup/NFTSVG.SVGParams.lockupAddress': 'The address of the Lockup contract as text.',
  'lockup/NFTSVG.SVGParams.progress': 'The released share as text.',
  'lockup/NFTSVG.SVGParams.progressNumerical': 'The released share, where 10,000 is all of it.',
  'lockup/NFTSVG.SVGParams.status': 'The status of the stream as text.',
  'lockup/NFTSVG.SVGVars': 'Intermediate results of the drawing.',
  'lockup/NFTSVG.SVGVars.amountCard': 'The card of the deposit.',
  'lockup/NFTSVG.SVGVars.amountWidth': 'Its width, in pixels.',
  'lockup/NFTSVG.SVGVars.amountXPosition': 'Its left edge, in pixels.',
  'lockup/NFTSVG.SVGVars.cards': 'All four cards.',
  'lockup/NFTSVG.SVGVars.cardsWidth': 'The width of the row of cards, in pixels.',
  'lockup/NFTSVG.SVGVars.durationCard': 'The card of the duration.',
  'lockup/NFTSVG.SVGVars.durationWidth': 'Its width, in pixels.',
  'lockup/NFTSVG.SVGVars.durationXPosition': 'Its left edge, in pixels.',
  'lockup/NFTSVG.SVGVars.progressCard': 'The card of the released share.',
  'lockup/NFTSVG.SVGVars.progressWidth': 'Its width, in pixels.',
  'lockup/NFTSVG.SVGVars.progressXPosition': 'Its left edge, in pixels.',
  'lockup/NFTSVG.SVGVars.statusCard': 'The card of the status.',
  'lockup/NFTSVG.SVGVars.statusWidth': 'Its width, in pixels.',
  'lockup/NFTSVG.SVGVars.statusXPosition': 'Its left edge, in pixels.',

  'lockup/SVGElements': 'The parts of the Lockup NFT image.',
  'lockup/SVGElements.BACKGROUND': 'The noise and the frame behind everything.',
  'lockup/SVGElements.BACKGROUND_COLOR': 'The color of the ground.',
  'lockup/SVGElements.FLOATING_TEXT': 'The path along which the text at the border runs.',
  'lockup/SVGElements.GLOW': 'The light in two corners.',
  'lockup/SVGElements.LOGO': 'The Sablier logo.',
  'lockup/SVGElements.HOURGLASS_BACKGROUND_CIRCLE': 'The disc behind the hourglass.',
  'lockup/SVGElements.HOURGLASS_FILL': 'The glass.',
  'lockup/SVGElements.HOURGLASS_STROKE': 'The outline of the glass.',
  'lockup/SVGElements.HOURGLASS_LOWER_BULB_LARGE':
    'The sand below when the stream is settled or depleted.',
  'lockup/SVGElements.HOURGLASS_LOWER_BULB_SMALL': 'The sand below in every other status.',
  'lockup/SVGElements.HOURGLASS_UPPER_BULB': 'The sand above.',
  'lockup/SVGElements.NOISE': 'The grain of the ground.',
  'lockup/SVGElements.card': 'Draws a card with a caption, a text and an optional circle.',
  'lockup/SVGElements.floatingText': 'Sets one text that travels along the border.',
  'lockup/SVGElements.gradients': 'Defines the gradients of glow, sand and outline.',
  'lockup/SVGElements.hourglass': 'Draws the hourglass for a status.',
  'lockup/SVGElements.progressCircle':
    'Draws the ring that shows the released share; empty when nothing is released.',
  'lockup/SVGElements.CardType': 'The cards at the foot of the image.',
  'lockup/SVGElements.CardType.PROGRESS': 'The released share.',
  'lockup/SVGElements.CardType.STATUS': 'The status.',
  'lockup/SVGElements.CardType.AMOUNT': 'The deposit.',
  'lockup/SVGElements.CardType.DURATION': 'The length in days.',
} as const;

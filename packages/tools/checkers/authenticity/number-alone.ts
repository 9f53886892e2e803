/** What people write around an ID: "#12345", "NFT ID 12345", "stream no. 12345 on Base". */
const NUMBER =
  /^[\s"'“”‘’([]*(?:my\s+)?(?:sablier\s+)?(?:nft|stream|token)?\s*(?:id|no|nr|number)?\s*[.:#]{0,2}\s*(\d{1,78})(?:\s+on\s+[a-z]+)?[\s"'“”‘’)\].!?]*$/i;

/** The digits of a text that is a number and nothing else; undefined for any other text. */
export const numberAlone = (text: string): string | undefined => NUMBER.exec(text)?.[1];

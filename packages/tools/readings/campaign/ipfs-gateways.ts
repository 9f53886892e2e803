/** CIDs of version 0 and version 1, as campaigns use them. */
const CID = /^(Qm[1-9A-HJ-NP-Za-km-z]{44}|baf[a-z2-7]{56})$/;

export const isCid = (text: string): boolean => CID.test(text);

const gateways = ['ipfs.io', 'dweb.link', 'gateway.pinata.cloud'] as const;

/**
 * URLs of a campaign's file at public gateways, for links that the reader may follow.
 * @returns null if the text is not a CID
 */
export function gatewayLinks(typed: string): { host: string; url: string }[] | null {
  const cid = typed.trim().replace(/^ipfs:\/\//, '');
  if (!isCid(cid)) return null;
  return gateways.map((host) => ({ host, url: `https://${host}/ipfs/${cid}` }));
}

/*
 * Queries that need no variables, for readers who paste them. They list what an address gets and pays, in Lockup
 * and in Flow, up to the number of rows that both vendors return at most.
 */

const MOST_ROWS = 1000;

/** For Envio, whose one endpoint answers for all its chains. @param address in any case */
export function envioQuery(address: string): string {
  const who = `{ _eq: "${address.toLowerCase()}" }`;
  const entity = (name: string, parties: readonly string[]) => `  ${name}(
    limit: ${MOST_ROWS}
    order_by: { timestamp: desc }
    where: {
      _or: [
${parties.map((party) => `        { ${party}: ${who} }\n`).join('')}      ]
    }
  ) {
    alias
    sender
    recipient
  }
`;
  return `query {\n${entity('LockupStream', LOCKUP)}${entity('FlowStream', FLOW)}}\n`;
}

/** For The Graph, whose endpoints answer for one chain each. @param address in any case */
export function graphQuery(address: string): string {
  const entity = (name: string, parties: readonly string[]) => `  ${name}(
    first: ${MOST_ROWS}
    orderBy: subgraphId
    orderDirection: desc
    where: {
      or: [
${parties.map((party) => `        { ${party}: "${address.toLowerCase()}" }\n`).join('')}      ]
    }
  ) {
    alias
    sender
    recipient
  }
`;
  return `query {\n${entity('lockupStreams', LOCKUP)}${entity('flowStreams', FLOW)}}\n`;
}

/** A stream of Lockup v1.0 can have a proxy as its sender; `proxender` is the proxy's owner. */
const LOCKUP = ['recipient', 'sender', 'proxender'];
const FLOW = ['recipient', 'sender'];

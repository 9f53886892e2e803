/** The Markdown of an address that has no page, in place of an HTML page that an agent would pay for. */
export const notFoundMarkdown = (siteUrl: string): string =>
  [
    `Not found: ${siteUrl} has no page at this address.`,
    `Every page is listed at ${siteUrl}/llms.txt, and ${siteUrl}/mcp has tools that search them.`,
    '',
  ].join('\n');

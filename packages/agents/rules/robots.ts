/**
 * Everyone may read everything. The signals allow search results and answers of assistants.
 * https://contentsignals.org
 */
export const robotsTxt = (siteUrl: string): string =>
  [
    'User-agent: *',
    'Content-Signal: search=yes, ai-input=yes',
    'Allow: /',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    `# Index for language models: ${siteUrl}/llms.txt`,
    '',
  ].join('\n');

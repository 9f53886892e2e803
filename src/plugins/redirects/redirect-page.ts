import { escape } from 'html-escaper';

/** A file of `static/` that reads `data-to` of its own tag. */
export const REDIRECT_SCRIPT = '/js/redirect.js';

/**
 * A page that redirects its reader, for hosts without redirect rules. It keeps `?query` and `#hash` and leaves no
 * entry in the history. Without JavaScript it also redirects, but loses `?query` and `#hash`.
 * @param to path of the target on this site
 * @param canonical absolute address of the target
 */
export function redirectPage(to: string, canonical: string): string {
  const path = escape(to);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>This page has moved to ${path}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${escape(canonical)}">
<script src="${REDIRECT_SCRIPT}" data-to="${path}"></script>
<noscript><meta http-equiv="refresh" content="0; url=${path}"></noscript>
</head>
<body><p>This page has moved to <a href="${path}">${path}</a>.</p></body>
</html>
`;
}

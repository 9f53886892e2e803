/** Escapes text for HTML content and quoted attributes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}

/** Reads `data-to` of its own tag; a file of `static/`. */
export const REDIRECT_SCRIPT = '/js/redirect.js';

/**
 * A page that sends its reader on, for hosts that follow no rules. It keeps `?query` and `#hash`, leaves no entry in the history,
 * and works without JavaScript, where only the two are lost.
 * @param to path of the target on this site
 * @param canonical absolute address of the target
 */
export function redirectPage(to: string, canonical: string): string {
  const path = escapeHtml(to);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>This page has moved to ${path}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeHtml(canonical)}">
<script src="${REDIRECT_SCRIPT}" data-to="${path}"></script>
<noscript><meta http-equiv="refresh" content="0; url=${path}"></noscript>
</head>
<body><p>This page has moved to <a href="${path}">${path}</a>.</p></body>
</html>
`;
}

/*
 * Sends the reader of a redirect page on, with ?query and #hash, and leaves no entry in the history.
 * One file for all of them: an inline script would need a hash of its own per page in the
 * Content-Security-Policy.
 */
location.replace(
  /** @type {HTMLScriptElement} */ (document.currentScript).dataset.to +
    location.search +
    location.hash,
);

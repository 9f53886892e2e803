// In a file of its own: the first scripts of every page need only this one of the names.

/**
 * Name of the `meta` element of a page from a copy, whose content is the time of the copy (ISO 8601). It
 * isn't an attribute of the root element, because any link can set those (`?docusaurus-data-…`).
 */
export const META = 'offline-copy';

// Alone in its file: the first scripts of every page need it and nothing else of ./names.ts.

/**
 * Name of a `meta` element: the page comes from the copy of that time (ISO 8601). No attribute of the root
 * element, because the framework writes those from any link (`?docusaurus-data-…`).
 */
export const META = 'offline-copy';

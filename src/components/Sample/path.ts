/**
 * Where the site serves a file of examples/, as plain text whatever its language.
 * @param path from the root of the repository
 */
export const samplePath = (path: string): string => `/${path}.txt`;

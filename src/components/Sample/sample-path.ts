/**
 * The path on the site of a file of examples/, which is served as plain text.
 * @param path from the root of the repository
 */
export const samplePath = (path: string): string => `/${path}.txt`;

/**
 * Path of a contract's reference page, with the anchor of one of its members; null where the site
 * has no such page. The only place that knows these addresses.
 */
export const referencePath: (contract: string, member?: string) => string | null = () => null;

/**
 * Id of the tool whose state a hash holds, as in `#stream-simulator?model=linear&…`
 * (src/components/Tool/state.ts); undefined for another hash.
 */
export const toolOfHash = (hash: string): string | undefined => /^#([\w-]+)\?/.exec(hash)?.[1];

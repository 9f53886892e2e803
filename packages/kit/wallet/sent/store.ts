/** The part of `Storage` that is used. Each method may throw. */
export type Store = Pick<Storage, 'getItem' | 'setItem'>;

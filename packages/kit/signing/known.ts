import type { Explanation } from './types';

/** Begins the title of a call whose function is not known. */
export const UNKNOWN_FUNCTION = 'A function that these pages don’t know';

/** Whether these pages know the function of an explained call. */
export const isKnownCall = ({ title }: Explanation): boolean => !title.startsWith(UNKNOWN_FUNCTION);

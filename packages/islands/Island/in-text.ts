import { createContext } from 'react';

/** True within the text of a page, where nothing is hydrated: handlers in it would never run. */
export const InText = createContext(false);

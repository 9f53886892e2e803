/** The tasks below the field of the search page, which are shown while there is no query. */
export const TASKS_ID = 'search-tasks';

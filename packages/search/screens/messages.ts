/** The message when the search or its code cannot be loaded. */
export const UNABLE = {
  title: 'Unable to fetch results',
  help: 'You might want to check your network connection.',
};

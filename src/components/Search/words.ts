/** What a reader is told when the search, or its code, does not answer. */
export const UNABLE = {
  title: 'Unable to fetch results',
  help: 'You might want to check your network connection.',
};

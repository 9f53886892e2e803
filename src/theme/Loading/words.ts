export const LOADING_FAILED = 'This page could not be loaded completely.';

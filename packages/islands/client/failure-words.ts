/** Shown with either client, and by the inline script of ../plugin/early-input-script.ts where no other script came. */
export const LOADING_FAILED = 'This page could not be loaded completely.';

/** While a part is asked for again. */
export const TRYING_AGAIN = 'Trying again …';

/** The class of the box that says so; ./loading.module.css draws it. */
export const FAILURE_CLASS = 'loading-failure';

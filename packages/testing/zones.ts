/*
 * Time zones of test runs, on both sides of UTC and with minutes of their own: a date that is read in local time where
 * pages say UTC is wrong in both. Settings of test runs load this file as it is, without types.
 */
export const WEST_OF_UTC = 'America/St_Johns';
export const EAST_OF_UTC = 'Asia/Kathmandu';

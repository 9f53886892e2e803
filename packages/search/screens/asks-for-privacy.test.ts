import { expect, it } from 'vitest';
import { asksForPrivacy } from './asks-for-privacy';

it('hears both signals of a browser, and takes none for a wish', () => {
  expect(asksForPrivacy({ globalPrivacyControl: true, doNotTrack: null })).toBe(true);
  expect(asksForPrivacy({ doNotTrack: '1' })).toBe(true);
  expect(asksForPrivacy({ doNotTrack: '0', globalPrivacyControl: false })).toBe(false);
  expect(asksForPrivacy({ doNotTrack: 'unspecified' })).toBe(false);
  expect(asksForPrivacy({})).toBe(false);
});

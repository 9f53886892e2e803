/** Accounts by what they do; one each, so that no two roles are the same account. */
export const ROLES = [
  'admin',
  'sender',
  'recipient',
  'stranger',
  'other',
  'owner',
  'operator',
  'delegate',
] as const;
export type Role = (typeof ROLES)[number];

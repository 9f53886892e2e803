import { z } from 'zod';

/* Fields that answers of several tools share. */

export const text = z.string();
export const texts = z.array(z.string());

/** An argument or a field of a call. */
interface PartOutput {
  name: string;
  type: string;
  value: string | PartOutput[];
}

const part: z.ZodType<PartOutput> = z.lazy(() =>
  z.strictObject({ name: text, type: text, value: z.union([text, z.array(part)]) }),
);
export const parts = z.array(part);

/** A use of an address. */
export const use = z.strictObject({
  product: text,
  release: text.nullable(),
  isLatest: z.boolean(),
  contract: text,
  chainIds: z.array(z.number()),
});

/** A contract in a list of a release or a chain. */
export const listedContract = z.strictObject({
  product: text,
  release: text.nullable(),
  contract: text,
  address: text,
  chainIds: z.array(z.number()).optional(),
});

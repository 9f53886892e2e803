import { z } from 'zod';

/* Fields that answers of several tools share. */

export const textOutput = z.string();
export const texts = z.array(z.string());

/** An argument or a field of a call. */
interface PartOutput {
  name: string;
  type: string;
  value: string | PartOutput[];
}

const part: z.ZodType<PartOutput> = z.lazy(() =>
  z.strictObject({
    name: textOutput,
    type: textOutput,
    value: z.union([textOutput, z.array(part)]),
  }),
);
export const parts = z.array(part);

/** A use of an address. */
export const use = z.strictObject({
  product: textOutput,
  release: textOutput.nullable(),
  isLatest: z.boolean(),
  contract: textOutput,
  chainIds: z.array(z.number()),
});

/** A contract in a list of a release or a chain. */
export const listedContract = z.strictObject({
  product: textOutput,
  release: textOutput.nullable(),
  contract: textOutput,
  address: textOutput,
  chainIds: z.array(z.number()).optional(),
});

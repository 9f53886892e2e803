import { z, type ZodRawShape } from 'zod';
import { fitArguments } from './fit-arguments';
import type { Site } from './site';

/** The result of a tool, with the page that documents it and the release that it applies to. */
export interface Answer {
  /** Address of the page. */
  page: string;
  /** For example `Lockup v4.0`. */
  release: string;
  [field: string]: unknown;
}

/** An input without a result; the message says what to send instead. */
export class ToolRefusal extends Error {
  override readonly name = 'Refusal';
}

interface ToolOf<Shape extends ZodRawShape> {
  name: string;
  title: string;
  /** When to use it and what it gives, for a model that chooses among tools. */
  description: string;
  input: Shape;
  /** The fields of its answers beside `page` and `release`. */
  output: ZodRawShape;
  /** @throws a Refusal for an input without a result */
  run(args: z.infer<z.ZodObject<Shape>>, site: Site): Promise<Answer>;
}

/** A tool of the server. */
export interface Tool {
  name: string;
  title: string;
  description: string;
  /** The schema of its input. Unknown fields are errors, so that misspelled ones are noticed. */
  schema: z.ZodObject;
  /** The schema of its answers, which have no other fields. */
  output: z.ZodObject;
  /**
   * @param args as the client sent them
   * @throws a ZodError when they do not fit the schema, a Refusal when they have no result
   */
  call(args: unknown, site: Site): Promise<Answer>;
}

const known = {
  page: z.string().describe('Address of the page that documents it.'),
  release: z.string().describe('Release that it applies to.'),
};

export function defineTool<Shape extends ZodRawShape>({
  input,
  output,
  run,
  ...names
}: ToolOf<Shape>): Tool {
  const schema = z.strictObject(input);
  return {
    ...names,
    schema,
    output: z.strictObject({ ...known, ...output }),
    call: (args, site) =>
      run(schema.parse(fitArguments(schema, args)) as z.infer<z.ZodObject<Shape>>, site),
  };
}

import { z, type ZodRawShape } from 'zod';
import type { Site } from './site';

/** What a tool answers. Every answer says where it is documented and which release it holds for. */
export interface Answer {
  /** Address of the page. */
  page: string;
  /** For example `Lockup v4.0`. */
  release: string;
  [field: string]: unknown;
}

/** An input that has no answer, in words that say what to send instead. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

interface ToolOf<Shape extends ZodRawShape> {
  name: string;
  title: string;
  /** When to use it and what it gives, for a model that chooses among tools. */
  description: string;
  input: Shape;
  /** @throws a Refusal for an input without an answer */
  run(args: z.infer<z.ZodObject<Shape>>, site: Site): Promise<Answer>;
}

/** A tool as the server keeps it. */
export interface Tool {
  name: string;
  title: string;
  description: string;
  /** What it takes; a field that it does not know is an error, so that a misspelled one is noticed. */
  schema: z.ZodObject;
  /**
   * @param args as the client sent them
   * @throws a ZodError when they do not fit the schema, a Refusal when they have no answer
   */
  call(args: unknown, site: Site): Promise<Answer>;
}

export function defineTool<Shape extends ZodRawShape>({
  input,
  run,
  ...names
}: ToolOf<Shape>): Tool {
  const schema = z.strictObject(input);
  return {
    ...names,
    schema,
    call: (args, site) => run(schema.parse(args) as z.infer<z.ZodObject<Shape>>, site),
  };
}

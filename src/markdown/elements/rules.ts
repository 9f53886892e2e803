/** What an attribute of an element may be. */
export interface Rule<T extends string = string, R extends boolean = boolean> {
  required: R;
  /**
   * `text` is `name="…"`; `flag` is the name alone; `expression` is `name={…}`; `either` is text or an
   * expression.
   */
  kind: 'text' | 'flag' | 'expression' | 'either';
  /** All that the text may be; any text unless given. */
  values?: readonly T[];
}

export type Rules = Readonly<Record<string, Rule>>;

/** The texts of an element's attributes, as its rules promise them. */
export type Values<A extends Rules> = {
  readonly [K in keyof A]: A[K] extends Rule<infer T, infer R>
    ? true extends R
      ? T
      : T | undefined
    : never;
};

/** An attribute with a text that must be there: one of `values`, or any when none are given. */
export const need = <T extends string = string>(values?: readonly T[]): Rule<T, true> => ({
  required: true,
  kind: 'text',
  values,
});

/** The same, but it may be left out. */
export const may = <T extends string = string>(values?: readonly T[]): Rule<T, false> => ({
  required: false,
  kind: 'text',
  values,
});

export const flag: Rule<string, false> = { required: false, kind: 'flag' };
export const expression: Rule<string, false> = { required: false, kind: 'expression' };
export const neededExpression: Rule<string, true> = { required: true, kind: 'expression' };
export const either: Rule<string, false> = { required: false, kind: 'either' };

/** Names of an object, as the values of an attribute. */
export const keysOf = <T extends object>(object: T): (keyof T & string)[] =>
  Object.keys(object) as (keyof T & string)[];

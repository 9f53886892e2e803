/** The rule for one attribute of an element. */
export interface Rule<T extends string = string, R extends boolean = boolean> {
  required: R;
  /**
   * `text` is `name="…"`; `flag` is the name alone; `expression` is `name={…}`; `textOrExpression` is text or an
   * expression.
   */
  kind: 'text' | 'flag' | 'expression' | 'textOrExpression';
  /** The allowed texts; any text unless given. */
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

/** A required attribute with a text: one of `values`, or any text when they are not given. */
export const required = <T extends string = string>(values?: readonly T[]): Rule<T, true> => ({
  required: true,
  kind: 'text',
  values,
});

/** An attribute with a text that may be left out. */
export const optional = <T extends string = string>(values?: readonly T[]): Rule<T, false> => ({
  required: false,
  kind: 'text',
  values,
});

export const flag: Rule<string, false> = { required: false, kind: 'flag' };
export const expression: Rule<string, false> = { required: false, kind: 'expression' };
export const requiredExpression: Rule<string, true> = { required: true, kind: 'expression' };
export const textOrExpression: Rule<string, false> = { required: false, kind: 'textOrExpression' };

/** Names of an object, as the values of an attribute. */
export const attributeKeys = <T extends object>(object: T): (keyof T & string)[] =>
  Object.keys(object) as (keyof T & string)[];

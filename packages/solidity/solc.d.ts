/** The package has no types of its own; these are the functions used here. */
declare module 'solc' {
  export function version(): string;
  export function compile(input: string): string;
}

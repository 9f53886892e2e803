/** The package has no types of its own; this is what its users here call. */
declare module 'solc' {
  export function version(): string;
  export function compile(input: string): string;
}

import parametersByName from './parameters.json';

/**
 * The meaning of a parameter by its name, with its unit. Token amounts count in the token's smallest unit,
 * times in Unix seconds.
 */
export const parameters: Readonly<Record<string, string>> = parametersByName;

import { getAddress, type Address } from 'viem';

// region environment
try {
  process.loadEnvFile();
} catch {
  // There is no .env: the values come from the environment itself.
}

/** An address in the environment. Throws without one. */
function addressFrom(name: string): Address {
  const value = process.env[name];
  if (!value) throw new Error(`Set ${name} to an address.`);
  return getAddress(value);
}
// endregion environment

export { addressFrom };

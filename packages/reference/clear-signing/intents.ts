import intentsByFunction from './intents-by-function.json';

/** What a function does, as short as a small screen needs it. */
const intents: Readonly<Record<string, string>> = intentsByFunction;

const MODEL = /(?:LL|LD|LT|LPG)$/;

/**
 * @param isBatch whether the contract creates several streams at once
 * @throws for a function without an intent
 */
export function clearSigningIntent(name: string, isBatch: boolean): string {
  const found = intents[name] ?? intents[name.replace(MODEL, '')];
  if (!found)
    throw new Error(`${name} has no intent: add one to clear-signing/intents-by-function.json.`);
  return isBatch && /^create/.test(name) ? 'Create streams' : found;
}

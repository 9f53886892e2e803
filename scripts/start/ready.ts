import logger from '@docusaurus/logger';
import type { Plugin } from '@docusaurus/types';

/** The part of the bundler's hooks that is used here. */
interface Compiler {
  hooks: { done: { tap(name: string, act: () => void): void } };
}

/** What the framework says with success before its server can answer. */
const EARLY = 'is running at';

/**
 * The framework says that the site is running before the first page is compiled, a minute early. This keeps the line
 * until a page can be had.
 */
export function successWhenReady(): Plugin {
  const { success } = logger;
  let held: (() => void) | undefined;
  const say = (message: unknown, ...values: never[]) => {
    const tell = () => (success as (...all: unknown[]) => void)(message, ...values);
    if (!String(message).includes(EARLY)) return tell();
    held = tell;
    logger.info('The pages are being compiled. The address follows when the first one can be had.');
  };
  logger.success = say as typeof success;
  const release = () => {
    logger.success = success;
    held?.();
    held = undefined;
  };
  const plugin = {
    apply: ({ hooks }: Compiler) => hooks.done.tap('success-when-ready', release),
  };
  return {
    name: 'success-when-ready',
    configureWebpack: () => ({ plugins: [plugin as never] }),
  };
}

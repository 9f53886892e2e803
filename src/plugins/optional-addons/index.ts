import type { Plugin } from '@docusaurus/types';

/**
 * viem brings `ws` into the server bundle. It tries to load two native addons and works without them.
 * https://github.com/websockets/ws#opt-in-for-performance
 * They are ignored here because the bundler warns about each addon that is not installed.
 */
export default function optionalAddonsPlugin(): Plugin {
  return {
    name: 'optional-addons',
    configureWebpack(_config, _isServer, { currentBundler }) {
      const { IgnorePlugin } = currentBundler.instance;
      return {
        plugins: [new IgnorePlugin({ resourceRegExp: /^(?:bufferutil|utf-8-validate)$/ })],
      };
    },
  };
}

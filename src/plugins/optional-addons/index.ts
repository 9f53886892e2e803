import type { Plugin } from '@docusaurus/types';

/**
 * viem brings `ws` into the server bundle, which tries two native addons and does without them.
 * https://github.com/websockets/ws#opt-in-for-performance
 * Left out here, because the bundler warns of each that is not installed.
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

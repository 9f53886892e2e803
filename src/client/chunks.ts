// A script or a stylesheet on demand that does not come may be one of a build that the site no longer has.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { renew } from './shared/renew';

/** The bundler's function behind every `import()`. */
declare const __webpack_require__: { e: (chunk: string) => Promise<unknown> };

if (ExecutionEnvironment.canUseDOM) {
  const load = __webpack_require__.e;
  __webpack_require__.e = (chunk) =>
    load(chunk).catch(async (error: unknown) => {
      // Nothing more happens on a page that is left.
      if (await renew()) await new Promise(() => undefined);
      throw error;
    });
}

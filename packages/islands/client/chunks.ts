// A script or stylesheet on demand that does not arrive may belong to a build that the site no longer has.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { reloadIfStale } from '@sablier-docs/browser/stale-build';

/** The bundler's function for every `import()`. */
declare const __webpack_require__: { e: (chunk: string) => Promise<unknown> };

if (ExecutionEnvironment.canUseDOM) {
  const load = __webpack_require__.e;
  __webpack_require__.e = (chunk) =>
    load(chunk).catch(async (error: unknown) => {
      // The page is being left: nothing waits for the code.
      if (await reloadIfStale()) await new Promise(() => undefined);
      throw error;
    });
}

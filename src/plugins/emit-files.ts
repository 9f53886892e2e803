import type { Plugin } from '@docusaurus/types';

/** The part of the bundler's API that this needs; Rspack and webpack agree on it. */
interface Compiler {
  webpack: { sources: { RawSource: new (content: string | Buffer) => object } };
  hooks: {
    thisCompilation: {
      tap(
        name: string,
        run: (compilation: { emitAsset(file: string, source: object): void }) => void,
      ): void;
    };
  };
}

/**
 * Serves files that are made from data, in `npm start` as in the build: the `configureWebpack` of a
 * plugin.
 * @param make file path on the site, without a leading slash, to its content
 */
export function emitFiles(
  name: string,
  make: () => ReadonlyMap<string, string | Buffer>,
): NonNullable<Plugin['configureWebpack']> {
  return (_config, isServer) => {
    if (isServer) return {};
    const files = make();
    const emit = {
      apply(compiler: Compiler) {
        const { RawSource } = compiler.webpack.sources;
        compiler.hooks.thisCompilation.tap(name, (compilation) => {
          for (const [file, content] of files) {
            compilation.emitAsset(file, new RawSource(content));
          }
        });
      },
    };
    return { plugins: [emit as never] };
  };
}

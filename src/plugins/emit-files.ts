import type { Plugin } from '@docusaurus/types';

/** The part of the bundler's API that is used here, the same in Rspack and webpack. */
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
 * Makes a plugin's `configureWebpack` that serves generated files, in `npm start` and in the build.
 * @param make returns the content of each file by its path on the site, without a leading slash
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

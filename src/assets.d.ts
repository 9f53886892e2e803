/** The bundler's address of a file that is imported for it. */
declare module '*.woff2' {
  const address: string;
  export default address;
}

/** The file itself: the name of the package leads to packages/islands/client/navigation/progress.ts. */
declare module 'nprogress/nprogress.js' {
  const bar: { configure: (settings: object) => void; start: () => void; done: () => void };
  export default bar;
}

/** The part of Prism that grammars add themselves to. */
declare module 'prismjs/components/prism-core.js' {
  /** What it is called, and its text or the tokens in it. */
  export interface Token {
    type: string;
    alias?: string | string[];
    content: TokenStream;
  }

  export type TokenStream = string | Token | (string | Token)[];

  const prism: {
    languages: Record<string, object>;
    tokenize: (code: string, grammar: object) => TokenStream;
  };
  export default prism;
}

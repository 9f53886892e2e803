/** The bundler's address of a file that is imported for it. */
declare module '*.woff2' {
  const address: string;
  export default address;
}

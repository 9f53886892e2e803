// Written by the plugin.
declare module '@generated/islands/default/load-tools' {
  const load: Readonly<Record<string, () => Promise<import('react').ComponentType<object>>>>;
  export default load;
}

declare module '@generated/islands/default/draw-tools' {
  const tools: Readonly<Record<string, import('react').ComponentType<object>>>;
  export default tools;
}

declare module '@generated/islands/default/versions.json' {
  /** Names of the versions of each documentation plugin, by its id. */
  const versions: Readonly<Record<string, readonly string[]>>;
  export default versions;
}

/** Runs the scripts of the site. */
declare module '@generated/islands/default/scripts' {}

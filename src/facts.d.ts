declare module '@facts/access.json' {
  const access: Record<
    import('@sablier-docs/protocol/releases').Product,
    import('@sablier-docs/reference/access/types').AccessFact
  >;
  export default access;
}

declare module '@facts/campaigns.json' {
  const campaigns: import('@sablier-docs/protocol/campaigns/types').CampaignFact[];
  export default campaigns;
}

declare module '@facts/chains.json' {
  const chains: import('@sablier-docs/protocol/chains').ChainFact[];
  export default chains;
}

declare module '@facts/comptrollers.json' {
  const comptrollers: Readonly<Record<number, string>>;
  export default comptrollers;
}

declare module '@facts/creation.json' {
  const creation: import('@sablier-docs/tools/desks/creation/contracts/types').CreationFacts;
  export default creation;
}

declare module '@facts/desk.json' {
  const releases: import('@sablier-docs/tools/readings/contracts/types').DeskRelease[];
  export default releases;
}

declare module '@facts/errors.json' {
  const errors: import('@sablier-docs/protocol/errors/types').ErrorFact[];
  export default errors;
}

declare module '@facts/older-errors.json' {
  const errors: import('@sablier-docs/protocol/errors/types').OlderError[];
  export default errors;
}

declare module '@facts/functionLinks.json' {
  const links: Record<string, import('@sablier-docs/reference/function-links').FunctionLinks>;
  export default links;
}

declare module '@facts/functions.json' {
  const functions: import('@sablier-docs/protocol/calls/callable').Callable[];
  export default functions;
}

declare module '@facts/known-contracts.json' {
  const contracts: import('@sablier-docs/protocol/known-contracts').KnownContract[];
  export default contracts;
}

declare module '@facts/known-programs.json' {
  const programs: import('@sablier-docs/protocol/known-contracts').KnownProgram[];
  export default programs;
}

declare module '@facts/layout.json' {
  const layout: import('@sablier-docs/reference/layout').LayoutFact;
  export default layout;
}

declare module '@facts/legacy.json' {
  const legacy: import('@sablier-docs/protocol/legacy').LegacyFact[];
  export default legacy;
}

declare module '@facts/legacy-desk.json' {
  const desks: import('@sablier-docs/protocol/legacy/contracts').LegacyContract[];
  export default desks;
}

declare module '@facts/playground.json' {
  const contracts: import('@sablier-docs/playground/contracts').PlaygroundContracts;
  export default contracts;
}

declare module '@facts/rehearsal.json' {
  const contracts: import('@sablier-docs/tools/rehearsal/interfaces').RehearsalFacts;
  export default contracts;
}

declare module '@facts/releases.json' {
  const releases: import('@sablier-docs/protocol/releases').ReleaseFact[];
  export default releases;
}

declare module '@facts/signatures.json' {
  const signatures: import('@sablier-docs/reference/signatures-of-pages').SignatureFact[];
  export default signatures;
}

declare module '@facts/stream-contracts.json' {
  const contracts: import('@sablier-docs/protocol/indexers/aliases').StreamContract[];
  export default contracts;
}

declare module '@facts/token-page-chains.json' {
  const chains: number[];
  export default chains;
}

declare module '@facts/csvFormats.json' {
  const formats: import('@sablier-docs/protocol/csv-formats').CsvFormat[];
  export default formats;
}

declare module '@facts/streamAliases.json' {
  const aliases: import('@sablier-docs/protocol/indexers/aliases').StreamAlias[];
  export default aliases;
}

declare module '@search-site' {
  const site: import('@sablier-docs/search/search-site').BuiltSearch;
  export default site;
}

declare module '@facts/wizard-chains.json' {
  const chains: import('@sablier-docs/create-streams/contracts/types').ChainOnOffer[];
  export default chains;
}

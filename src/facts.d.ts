declare module '@facts/access.json' {
  const access: Record<
    import('./protocol/releases').Product,
    import('./protocol/access/types').AccessFact
  >;
  export default access;
}

declare module '@facts/campaigns.json' {
  const campaigns: import('./protocol/campaigns/types').CampaignFact[];
  export default campaigns;
}

declare module '@facts/chains.json' {
  const chains: import('./protocol/chains').ChainFact[];
  export default chains;
}

declare module '@facts/comptrollers.json' {
  const comptrollers: Readonly<Record<number, string>>;
  export default comptrollers;
}

declare module '@facts/creation.json' {
  const creation: import('./protocol/creation/types').CreationFacts;
  export default creation;
}

declare module '@facts/desk.json' {
  const releases: import('./protocol/desk/types').DeskRelease[];
  export default releases;
}

declare module '@facts/errors.json' {
  const errors: import('./protocol/errors/types').ErrorFact[];
  export default errors;
}

declare module '@facts/older-errors.json' {
  const errors: import('./protocol/errors/types').OlderError[];
  export default errors;
}

declare module '@facts/functionLinks.json' {
  const links: Record<string, import('./protocol/reference/function-links').FunctionLinks>;
  export default links;
}

declare module '@facts/known-contracts.json' {
  const contracts: import('./protocol/known-contracts').KnownContract[];
  export default contracts;
}

declare module '@facts/known-programs.json' {
  const programs: import('./protocol/known-contracts').KnownProgram[];
  export default programs;
}

declare module '@facts/layout.json' {
  const layout: import('./protocol/layout').LayoutFact;
  export default layout;
}

declare module '@facts/legacy.json' {
  const legacy: import('./protocol/legacy').LegacyFact[];
  export default legacy;
}

declare module '@facts/legacy-desk.json' {
  const desks: import('./protocol/legacy/desk').LegacyDesk[];
  export default desks;
}

declare module '@facts/releases.json' {
  const releases: import('./protocol/releases').ReleaseFact[];
  export default releases;
}

declare module '@facts/signatures.json' {
  const signatures: import('./protocol/signatures').SignatureFact[];
  export default signatures;
}

declare module '@facts/stream-contracts.json' {
  const contracts: import('./protocol/indexers/aliases').StreamContract[];
  export default contracts;
}

declare module '@facts/csvFormats.json' {
  const formats: import('./protocol/csv-formats').CsvFormat[];
  export default formats;
}

declare module '@facts/streamAliases.json' {
  const aliases: import('./protocol/indexers/aliases').StreamAlias[];
  export default aliases;
}

declare module '@search-site' {
  const site: import('./search/site').SearchSite;
  export default site;
}

declare module '@facts/wizard-chains.json' {
  const chains: import('./protocol/wizard/types').ChainOnOffer[];
  export default chains;
}

declare module '@facts/wizard-solidity.json' {
  const wizard: import('./protocol/wizard/types').WizardFacts;
  export default wizard;
}

declare module '@facts/wizard-typescript.json' {
  const wizard: import('./protocol/wizard/types').WizardFacts;
  export default wizard;
}

const components = '@site/src/components';

/**
 * Components that only steps write, each with its module: `<Sample>` comes from a fence that names a file,
 * `<Address>` from `<Deployments>`, `<ErrorEntry>` from `<ErrorGroup>`, `<QueryTabs>` from `<Query>`,
 * `<Island>` from every tool.
 */
export const internal: Readonly<Record<string, string>> = {
  Address: `${components}/Deployments/Address`,
  Anchors: `${components}/Anchors`,
  CopyText: '@sablier-docs/ui/CopyText',
  DeploymentList: `${components}/Deployments`,
  ErrorEntry: `${components}/ErrorGroup`,
  Island: '@sablier-docs/islands/Island',
  QueryAnswer: `${components}/QueryTabs`,
  QueryTabs: `${components}/QueryTabs`,
  QueryVersion: `${components}/QueryTabs`,
  Sample: `${components}/Sample`,
};

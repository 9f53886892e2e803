const components = '@site/src/components';

/**
 * Components that other steps write and writers do not, each with its module: `<Sample>` comes from a
 * fence that names a file, `<Address>` from `<Deployments>`, `<ErrorEntry>` from `<ErrorGroup>`, `<QueryTabs>` from `<Query>`.
 */
export const internal: Readonly<Record<string, string>> = {
  Address: `${components}/Deployments/Address`,
  Anchors: `${components}/Anchors`,
  CopyText: `${components}/CopyText`,
  DeploymentList: `${components}/Deployments`,
  ErrorEntry: `${components}/ErrorGroup`,
  QueryAnswer: `${components}/QueryTabs`,
  QueryTabs: `${components}/QueryTabs`,
  QueryVersion: `${components}/QueryTabs`,
  Sample: `${components}/Sample`,
};

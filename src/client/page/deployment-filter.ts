import { applyFilter, describe } from '@site/src/components/Deployments/filter';
import { PageFilter } from './page-filter';

/** `<deployment-filter>` around the tables of a release. */
export const DeploymentFilter = () =>
  PageFilter((root, query) => {
    const found = applyFilter(root, query);
    return { left: found.contracts, says: describe(found) };
  });

import { applyFilter, describe } from '@site/src/components/Deployments/filter';
import { filterErrors } from '@site/src/components/ErrorFilter/filter';
import { LikelyPages } from './likely-pages';
import { PageFilter } from './page-filter';

/** `<deployment-filter>` around the tables of a release. */
const DeploymentFilter = PageFilter((root, query) => {
  const found = applyFilter(root, query);
  return { left: found.contracts, says: describe(found) };
});

customElements.define('deployment-filter', DeploymentFilter);
/** `<error-filter>` above the errors of a page. */
customElements.define('error-filter', PageFilter(filterErrors));
/** `<likely-pages>` on the page for unknown addresses. */
customElements.define('likely-pages', LikelyPages);

import { applyFilter, describe } from '@site/src/components/Deployments/filter';
import { filterErrors } from '@site/src/components/ErrorFilter/filter';
import { LikelyPages } from './likely-pages';
import { MathStylesElement } from './math-styles';
import { PageFilter } from './page-filter';
import { WholeFileElement } from './whole-file';

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
/** `<math-styles>` in front of the formulas of a page. */
customElements.define('math-styles', MathStylesElement);
/** `<whole-file>` around the fold with the whole file of a sample. */
customElements.define('whole-file', WholeFileElement);

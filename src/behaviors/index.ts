// What text pages do in the browser, without a component: copy buttons, tabs, glossary words, frames
// that scroll, files shown in full, the stylesheet of formulas, the filter of deployments. The first
// page of a visit stays as the server wrote it, so nothing else listens there. Custom elements wake up
// wherever they come into the document; the rest listens on all of it.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { listenForCopies } from './copy';
import { listenForPageCopies } from './copy-page';
import { DeploymentFilter } from './deployment-filter';
import { nameKeyboard } from './keyboard';
import { MathStyles } from './math-styles';
import { ScrollFrame } from './scroll-frame';
import { TabGroup } from './tab-group';
import { listenForTerms } from './term';
import { WholeFile } from './whole-file';

if (ExecutionEnvironment.canUseDOM) {
  nameKeyboard();
  listenForCopies();
  listenForPageCopies();
  listenForTerms();
  customElements.define('deployment-filter', DeploymentFilter());
  customElements.define('math-styles', MathStyles());
  customElements.define('scroll-frame', ScrollFrame());
  customElements.define('tab-group', TabGroup());
  customElements.define('whole-file', WholeFile());
}

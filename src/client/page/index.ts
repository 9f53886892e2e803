// What a page does for its reader, whichever client runs: copy buttons, tabs, glossary words, frames that
// scroll, files shown in full, the stylesheet of formulas, the filters of deployments and errors, groups of the sidebar,
// menus, the search. Nothing of it is drawn by a framework. Custom elements wake up wherever they come into
// the document; the rest listens on all of it.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { offerBackToTop } from './back-to-top';
import { listenForCopies } from './copy';
import { listenForPageCopies } from './copy-page';
import { findFilters } from './find-filters';
import { nameKeyboard } from './keyboard';
import { MathStyles } from './math-styles';
import { listenForMenus } from './menu-button';
import { ScrollFrame } from './scroll-frame';
import { listenForSearch } from './search';
import { listenForGroups } from './sidebar';
import { StreamFigure } from './stream-figure';
import { TabGroup } from './tab-group';
import { listenForTerms } from './term';
import { WholeFile } from './whole-file';

if (ExecutionEnvironment.canUseDOM) {
  nameKeyboard();
  listenForCopies();
  listenForPageCopies();
  listenForTerms();
  listenForGroups();
  listenForMenus();
  listenForSearch();
  offerBackToTop();
  findFilters();
  customElements.define('math-styles', MathStyles());
  customElements.define('scroll-frame', ScrollFrame());
  customElements.define('stream-figure', StreamFigure());
  customElements.define('tab-group', TabGroup());
  customElements.define('whole-file', WholeFile());
}

// The behavior of pages with either client, each part in a module of its own: what listens for presses and keys, what is
// fetched when it is wanted, and custom elements. None of it needs React. Custom elements start when they are added to the document; the other parts listen on the document.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { listenForCopies } from './copy';
import { listenForPageCopies } from './copy-page';
import { loadRareElements } from './load-rare-elements';
import { markMacKeyboard } from './mac-keyboard';
import { listenForMenus } from './menu-button';
import { listenForProofs } from './proofs';
import { listenForRuns } from './samples';
import { ScrollFrame } from './scroll-frame';
import { listenForSearch } from './search';
import { listenForGroups } from '@sablier-docs/islands/client/frame/sidebar-groups';
import { StreamFigure } from './stream-figure';
import { TabGroup } from './tab-group';
import { listenForTerms } from './terms';

if (ExecutionEnvironment.canUseDOM) {
  markMacKeyboard();
  listenForCopies();
  listenForPageCopies();
  listenForTerms();
  listenForGroups();
  listenForMenus();
  listenForProofs();
  listenForRuns();
  listenForSearch();
  loadRareElements();
  customElements.define('scroll-frame', ScrollFrame());
  customElements.define('stream-figure', StreamFigure());
  customElements.define('tab-group', TabGroup());
}

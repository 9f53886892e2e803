// cspell:ignore clike
import '../prism';
import 'prismjs/components/prism-clike.js';
import 'prismjs/components/prism-solidity.js';

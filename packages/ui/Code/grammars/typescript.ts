// cspell:ignore clike javadoclike
/* The order matters: grammars extend those before them. */
import '../prism';
import 'prismjs/components/prism-markup.js';
import 'prismjs/components/prism-clike.js';
import 'prismjs/components/prism-regex.js';
import 'prismjs/components/prism-javascript.js';
import 'prismjs/components/prism-javadoclike.js';
import 'prismjs/components/prism-typescript.js';
import 'prismjs/components/prism-jsdoc.js';
import 'prismjs/components/prism-js-extras.js';
import 'prismjs/components/prism-jsx.js';
import 'prismjs/components/prism-tsx.js';

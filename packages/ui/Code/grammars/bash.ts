import '../prism';
import 'prismjs/components/prism-bash.js';

import '../prism';
import 'prismjs/components/prism-json.js';
import 'prismjs/components/prism-toml.js';
import 'prismjs/components/prism-yaml.js';

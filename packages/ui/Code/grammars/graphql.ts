import '../prism';
import 'prismjs/components/prism-graphql.js';

import './grammars/all';

export { tokens } from './prism';

// Ejected: the theme's own colors code in the browser, with the highlighter in every page and each block
// rendered twice. Here the server does, and src/client/page answers the buttons.
export { CodeBlock as default } from '@site/src/components/Code/CodeBlock';

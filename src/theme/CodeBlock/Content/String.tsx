// Ejected: the theme's own highlights code in the browser, with the highlighter on every page and each block
// rendered twice. Here the server highlights it, and src/behavior handles the buttons.
export { CodeBlock as default } from '@sablier-docs/ui/Code/CodeBlock';

// Ejected with Tabs, which reads the props of this element.
export { TabItem as default } from '@sablier-docs/ui/Tabs';

// Ejected with Tabs, which reads what stands on this element.
export { TabItem as default } from '@site/src/components/Tabs';

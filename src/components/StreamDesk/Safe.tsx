export { Safe } from '@site/src/components/CallOutputs/Safe';

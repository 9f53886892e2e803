export { Send, type ChainFacts } from '@site/src/components/CallOutputs/Send';

// The writers of projects in TypeScript, which share most of their code.
export { reactProject as react } from './react/project';
export { viemProject as viem } from './typescript/project';

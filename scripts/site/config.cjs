// The configuration of the program that runs: scripts/site/index.ts has it already.
module.exports = Reflect.get(globalThis, Symbol.for('sablier-docs.config'));

#!/usr/bin/env node
// The compiler of the npm package with the interface that forge expects, so that forge downloads none.
const { readFileSync } = require('node:fs');
const solc = require('solc');

const version = solc.version();
if (process.argv.includes('--version')) console.log(`Version: ${version}`);
else process.stdout.write(solc.compile(readFileSync(0, 'utf8')));

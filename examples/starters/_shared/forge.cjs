// Starts forge. The launcher in the npm package of forge 1.7.1 exits with status 0 even if a test fails.
const { spawn } = require('node:child_process');
const { dirname } = require('node:path');

const { arch, argv, platform } = process;
const packageName = `@foundry-rs/forge-${platform}-${arch === 'x64' ? 'amd64' : arch}`;
let forge;
try {
  const launcher = dirname(require.resolve('@foundry-rs/forge/package.json'));
  const file = platform === 'win32' ? 'forge.exe' : 'forge';
  forge = require.resolve(`${packageName}/bin/${file}`, { paths: [launcher] });
} catch {
  console.error(`${packageName} is not installed. Run "npm install" without "--omit". If npm has no such package,
install Foundry (https://getfoundry.sh) and run: forge ${argv.slice(2).join(' ')}`);
  process.exit(1);
}

for (const name of ['SIGHUP', 'SIGINT', 'SIGTERM'])
  process.on(name, (signal) => child.kill(signal));
const child = spawn(forge, argv.slice(2), { stdio: 'inherit' });
child.on('exit', (code, signal) => {
  process.exitCode = code ?? 1;
  if (signal === null) return;
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
});

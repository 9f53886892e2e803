// cspell:ignore fastcgi uwsgi scgi
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { nginxConf } from '@sablier-docs/hosting/nginx';
import type { Hosting } from '@sablier-docs/hosting/types';

/** Where a system keeps it may be on the path of an administrator alone. */
const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];

/** Path of the installed nginx. */
export const nginx = folders
  .map((folder) => path.join(folder, 'nginx'))
  .find((place) => existsSync(place));

/** Starts nginx with the generated configuration. Throws with its own message when it refuses. */
export async function startNginx(hosting: Hosting, root: string) {
  if (!nginx) throw new Error('nginx is not installed.');
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const conf = path.join(folder, 'nginx.conf');
  writeFileSync(
    path.join(folder, 'site.conf'),
    nginxConf(hosting, { listen: `127.0.0.1:${port}`, root }),
  );
  writeFileSync(conf, mainConf(folder));
  const args = ['-p', folder, '-c', conf, '-e', 'stderr'];
  const checked = spawnSync(nginx, [...args, '-t'], { encoding: 'utf8' });
  if (checked.status !== 0) throw new Error(checked.stderr);
  const running = spawn(nginx, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const base = `http://127.0.0.1:${port}`;
  await reachable(base);
  return {
    base,
    stop() {
      running.kill();
      rmSync(folder, { recursive: true });
    },
  };
}

/** One process, as the user who runs the test, with every file in one folder. */
const mainConf = (folder: string) => `daemon off;
master_process off;
pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `  ${kind}_temp_path ${folder}/${kind};`).join('\n')}
  include ${folder}/site.conf;
}
`;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function reachable(base: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const answered = await fetch(base).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await setTimeout(50);
  }
  throw new Error(`nginx does not answer at ${base}.`);
}

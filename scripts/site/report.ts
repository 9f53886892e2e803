import { writeSync } from 'node:fs';
import type { Plugin } from '@docusaurus/types';
import type { STEPS } from './steps.mjs';

/** The pipe to scripts/site/start.mjs, which shows the steps; without it nothing is reported. */
const PIPE = Number(process.env.BUILD_STEPS_PIPE ?? 0);

// At once: the steps keep this process too busy for a stream.
function send(message: { step: string } | { part: number }): void {
  if (PIPE > 0) writeSync(PIPE, `${JSON.stringify(message)}\n`);
}

/** Says that a step begins, and that the one before has ended. */
export const begin = (step: (typeof STEPS)[number]): void => send({ step });

/** The parts of the bundler that are used here. */
interface Bundler {
  readonly ProgressPlugin: new (tell: (part: number) => void) => object;
}
interface Compiler {
  readonly hooks: { readonly done: { tap(name: string, act: () => void): void } };
}

/** The framework's own bars, which a terminal alone shows. */
const BAR = /ProgressPlugin|WebpackBar/;

/** Reports the steps of Docusaurus' own build. */
export function stepsOfDocusaurus(): Plugin {
  let open = 0;
  const parts: number[] = [];
  const told = (at: number, part: number) => {
    parts[at] = part;
    send({ part: parts.reduce((sum, one) => sum + one, 0) / parts.length });
  };
  begin('Facts and pages');
  return {
    name: 'build-steps',
    configureWebpack(config, _isServer, { currentBundler }) {
      const at = open++;
      const { ProgressPlugin } = currentBundler.instance as unknown as Bundler;
      let last = 0;
      config.plugins = config.plugins?.filter(
        (plugin) => !BAR.test(plugin?.constructor.name ?? ''),
      );
      const tell = (part: number) => {
        if (part - last < 0.02) return;
        last = part;
        told(at, part);
      };
      if (at === 0) begin('Bundling');
      parts[at] = 0;
      const ended = {
        apply: ({ hooks }: Compiler) =>
          hooks.done.tap('build-steps', () => {
            open -= 1;
            if (open === 0) begin('Drawing pages');
          }),
      };
      return { plugins: [new ProgressPlugin(tell) as never, ended as never] };
    },
    async postBuild() {
      begin('Search, Markdown, headers and pictures');
    },
  };
}

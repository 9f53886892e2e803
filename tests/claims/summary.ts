import type { Reporter, TestModule } from 'vitest/node';
import { countClaims } from '../../src/claims/count';
import type { Claim } from '../../src/claims/read';

/** Prints how many sentences passed, by section, page and kind. */
export default class Summary implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const passed: Claim[] = [];
    for (const module of modules) {
      for (const test of module.children.allTests('passed')) {
        const { claim } = test.meta();
        if (claim) passed.push(claim);
      }
    }
    const { sections, kinds, pages } = countClaims(passed);
    const rows = [...sections, ...pages, ...kinds];
    const width = Math.max(0, ...rows.map(({ name }) => name.length));
    const print = (title: string, list: typeof rows) =>
      [title, ...list.map(({ name, count }) => `  ${name.padEnd(width)}  ${count}`)].join('\n');
    console.log(`\n${passed.length} tested sentences`);
    console.log(
      [print('by section', sections), print('by page', pages), print('by kind', kinds)].join('\n'),
    );
  }
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { CheerioAPI } from 'cheerio';
import { Kind, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { redirects } from '../../config/redirects';
import { anchor } from '@sablier-docs/vocabulary/expansions/api/entities';
import { readChains } from '@sablier-docs/protocol/chains';
import { entitiesOf } from '@sablier-docs/protocol/indexers/model';
import { queryNames, readQuery } from '@sablier-docs/protocol/indexers/queries';
import { vendors } from '@sablier-docs/protocol/indexers/types';
import { products } from '@sablier-docs/protocol/releases';
import { builtPages } from './site';

const pages = new Map(builtPages().map((page) => [page.path, page.$]));

function page(path: string) {
  const found = pages.get(path);
  if (!found) throw new Error(`There is no page ${path}.`);
  return found;
}

const queriesOn = ($: CheerioAPI): string[] =>
  $('[data-query]')
    .toArray()
    .map((element) => $(element).attr('data-query') ?? '');

/** Names of the fields at the top of a query. */
const rootsOf = (text: string): string[] =>
  parse(text).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.selectionSet.selections.flatMap((field) =>
          field.kind === Kind.FIELD ? [field.name.value] : [],
        )
      : [],
  );

/** Lines of a page's Markdown with those of its parts, where it is cut. */
function linesOfMarkdown(path: string): string[] {
  const parts = `build${path}`;
  const files = existsSync(parts) ? readdirSync(parts).map((file) => `${parts}/${file}`) : [];
  return [`build${path}.md`, ...files].flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  );
}

describe('the APIs section', () => {
  it('has the pages of the three products, that of the data files and that for agents, and every redirect into it is live', () => {
    const own = [...pages.keys()].filter((path) => path.startsWith('/api/'));
    expect(own).toEqual(expect.arrayContaining(['/api/agents', '/api/deployment-data']));
    for (const group of products) {
      const pages = own.filter((path) => path.startsWith(`/api/${group}/`));
      expect(pages, group).toEqual(
        expect.arrayContaining([`/api/${group}/overview`, `/api/${group}/endpoints`]),
      );
    }
    for (const [, to] of redirects.filter(([, target]) => target.startsWith('/api/'))) {
      expect(own, to).toContain(to);
    }
  });

  it('has a heading for every entity and an anchor for every field', () => {
    for (const group of products) {
      const $ = page(`/api/${group}/the-graph/entities`);
      for (const { name, fields } of entitiesOf[group]) {
        expect($(`h2[id="${anchor(name)}"]`).length, name).toBe(1);
        for (const field of fields) {
          expect($(`tr[id="${anchor(name, field.name)}"]`).length, `${name}.${field.name}`).toBe(1);
        }
      }
      const compared = page(`/api/${group}/envio/similarities`);
      for (const { name } of entitiesOf[group]) {
        expect(compared(`h2[id="${anchor(name)}"]`).length, name).toBe(1);
      }
    }
  });

  it('shows every sample query for both vendors, on one page for each product', () => {
    for (const group of products) {
      const names = queryNames().filter((name) => name.startsWith(`${group}/`));
      const $ = page(`/api/${group}/envio/queries`);
      expect(queriesOn($).sort(), group).toEqual(names);
      for (const name of names) {
        const tabs = $(`[data-query="${name}"] [role="tab"]`).toArray();
        const labels = tabs.map((tab) => $(tab).text());
        expect(labels.sort(), name).toEqual(['Envio', 'The Graph']);
        const code = $(`[data-query="${name}"]`).text();
        for (const vendor of vendors)
          expect(code, name).toContain(rootsOf(readQuery(name, vendor).text)[0]);
      }
    }
  });

  it('leads from the page of The Graph to every query, with its root fields there', () => {
    for (const group of products) {
      const shared = page(`/api/${group}/envio/queries`);
      const $ = page(`/api/${group}/the-graph/queries`);
      const [worked = '', ...others] = queriesOn($);
      expect(others).toEqual([]);
      const version = $(`[data-query="${worked}"]`);
      expect(version.find('[role="tab"]').length, worked).toBe(0);
      expect(version.text()).toContain(rootsOf(readQuery(worked, 'the-graph').text)[0]);

      for (const name of queriesOn(shared)) {
        const id = shared(`[data-query="${name}"]`).prevAll('h2').first().attr('id');
        const link = $(`table a[href="/api/${group}/envio/queries#${id}"]`);
        expect(link.length, `${name}, ${id}`).toBe(1);
        const named = link
          .closest('tr')
          .find('td:nth-child(2) code')
          .toArray()
          .map((code) => $(code).text());
        expect(named, name).toEqual(rootsOf(readQuery(name, 'the-graph').text));
      }
    }
  });

  it('repeats little of the other page on that of The Graph', () => {
    for (const group of products) {
      const graph = linesOfMarkdown(`/api/${group}/the-graph/queries`);
      const shared = linesOfMarkdown(`/api/${group}/envio/queries`);
      expect(shared.length, group).toBeGreaterThan(500);
      const length = (lines: readonly string[]) => lines.join('').length;
      const known = new Set(shared);
      const share = length(graph.filter((line) => known.has(line))) / length(graph);
      expect(share, group).toBeLessThan(0.4);
    }
  });

  it('names every chain of a current release on the page of endpoints', () => {
    for (const product of products) {
      const text = page(`/api/${product}/endpoints`)('.theme-doc-markdown').text();
      for (const { name, releases } of readChains()) {
        if (releases[product]?.isLatest) expect(text, `${product}: ${name}`).toContain(name);
      }
    }
  });
});

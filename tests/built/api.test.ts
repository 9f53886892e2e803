import { describe, expect, it } from 'vitest';
import { redirects } from '../../config/redirects';
import { anchor } from '../../src/markdown/api/entities';
import { readChains } from '../../src/protocol/chains';
import { entitiesOf } from '../../src/protocol/indexers/model';
import { queryNames } from '../../src/protocol/indexers/queries';
import { products } from '../../src/protocol/releases';
import { builtPages } from './site';

const pages = new Map(builtPages().map((page) => [page.path, page.$]));

function page(path: string) {
  const found = pages.get(path);
  if (!found) throw new Error(`There is no page ${path}.`);
  return found;
}

describe('the APIs section', () => {
  it('has its 34 pages, that of the data files and that for agents, and every redirect into it is live', () => {
    const own = [...pages.keys()].filter((path) => path.startsWith('/api/'));
    expect(own).toEqual(expect.arrayContaining(['/api/agents', '/api/deployment-data']));
    expect(own).toHaveLength(36);
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

  it('shows every sample query on the pages of both vendors', () => {
    for (const group of products) {
      const names = queryNames().filter((name) => name.startsWith(`${group}/`));
      for (const vendor of ['envio', 'the-graph']) {
        const $ = page(`/api/${group}/${vendor}/queries`);
        const shown = $('[data-query]')
          .toArray()
          .map((element) => $(element).attr('data-query'));
        expect(shown.sort(), `${group} ${vendor}`).toEqual(names);
      }
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

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CopyText } from '.';

const VALUE = 'https://gateway.example/api/subgraphs/id/778GfecD9tsyB4xNnz4wfuAyfHU6rqGr';

it.each([
  ['in full', { isWhole: true }, VALUE],
  ['with its middle elided', {}, VALUE],
  ['by one part of it', { shown: '778GfecD9tsyB4xNnz4wfuAyfHU6rqGr' }, VALUE.slice(-32)],
])('a value that is shown %s is copied whole', (_, how, text) => {
  const html = renderToStaticMarkup(<CopyText value={VALUE} label="the endpoint" {...how} />);
  expect(html.replace(/<[^>]*>/g, '')).toBe(text);
  expect(html).toMatch(/<button[^>]*aria-label="Copy the endpoint"/);
  expect(/<button[^>]*data-copy="([^"]*)"/.exec(html)?.[1]).toBe(VALUE);
});

import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { elements, isComponent } from '../elements';
import { remarkElements } from './elements';
import { remarkAutoImports } from './auto-imports';
import { readMdx } from '../testing/mdx';

const read = (text: string, path?: string) => readMdx(text, [remarkElements], path);
const reading = (text: string, path?: string) => () => read(text, path);

/** Modules that the page imports after all steps, as `name from module`. */
function importsOf(text: string): string[] {
  const found: string[] = [];
  visit(readMdx(text, [remarkElements, remarkAutoImports]) as Root, (node) => {
    if (node.type !== 'mdxjsEsm' || node.value) return;
    const [{ specifiers, source }] = (node.data?.estree?.body ?? []) as never as [
      { specifiers: { type: string; local: { name: string } }[]; source: { value: string } },
    ];
    for (const { type, local } of specifiers) {
      found.push(
        `${type === 'ImportDefaultSpecifier' ? 'default as ' : ''}${local.name} from ${source.value}`,
      );
    }
  });
  return found;
}

describe('every element', () => {
  it.each(Object.entries(elements))('%s is written as its example says', (name, element) => {
    const { example, sections = [], description } = element;
    const path = sections.length > 0 ? `docs/${sections[0]}/page.mdx` : undefined;
    expect(example).toMatch(new RegExp(`^<${name}\\b`));
    expect(description).not.toMatch(/^[A-Z].*\.$/);
    const tree = read(example, path);
    if (isComponent(element)) expect(JSON.stringify(tree)).toContain(`"name":"${name}"`);
    else expect(JSON.stringify(tree)).not.toContain(`"name":"${name}"`);
  });
});

describe('a page that is wrong', () => {
  it.each([
    ['an unknown element', 'Text.\n\n<Nope />', /page\.mdx:3: There is no element <Nope>/],
    [
      'a misspelled element',
      '<streamplot />\n\n<Streamplot shape="cliff" />',
      /:3: .*<StreamPlot>\?/,
    ],
    ['an element of other steps', '<Sample path="x" />', /:1: <Sample> is written by other steps/],
    [
      'an unknown attribute',
      'a\n\nb <Release off="lockup" />',
      /:3: <Release> has no attribute "off". It takes of \(needed\), bare/,
    ],
    ['a missing attribute', '<Release />', /:1: <Release> needs of="…"/],
    ['an attribute given twice', '<Release of="lockup" of="flow" />', /of twice/],
    [
      'an unknown value',
      '<Release of="lokup" />',
      /of of <Release> is "lokup". It may be lockup, flow, airdrops/,
    ],
    [
      'an expression for a text',
      '<Release of={"lockup"} />',
      /written of="…" \(without the braces\)/,
    ],
    ['a text for an expression', '<AmountTable shape="cliff" days="3" />', /written days=\{…\}/],
    ['a value for a flag', '<Release of="lockup" bare="yes" />', /written bare, without a value/],
    ['spread attributes', '<Release {...all} />', /spreads/],
    ['an empty attribute', '<Term id="">x</Term>', /id of <Term> is empty/],
    ['an unknown term', '<Term id="nope">x</Term>', /:1: The glossary has no entry "nope"/],
    [
      'content where there is none',
      '<Glossary>x</Glossary>',
      /has no content. Write <Glossary \/>/,
    ],
    ['no content where there is some', '<Term id="cliff"></Term>', /is empty. Write <Term id/],
    [
      'a name that a page imports wrongly',
      "import {Release} from '@site/src/components/Release'\n\n<Release off />",
      /:3: .*no attribute "off"/,
    ],
  ])('stops the build for %s, with file and line', (_what, text, message) => {
    expect(reading(text)).toThrow(message);
  });

  it('stops for an element of another section', () => {
    const query = '<Query name="lockup/by-alias" />';
    expect(reading(query)).toThrow(
      'docs/guides/page.mdx:1: <Query> is for pages of api and snippets',
    );
    expect(reading(query, 'snippets/a.mdx')).not.toThrow();
  });

  it.each([
    [
      "import BrowserOnly from '@docusaurus/BrowserOnly'",
      /:3: .*BrowserOnly.* rendered once.*Make it a tool/,
    ],
    ["import BrowserOnly from '@theme/BrowserOnly'", /Make it a tool/],
    ["import Mermaid from '@theme/Mermaid'", /Draw a component with SVG/],
    ["import X from '@theme/Nobody'", /Pages can use .*@theme\/Tabs/],
    ["import Tabs from '@theme-original/Tabs'", /does not work on a page/],
    ["import { useState } from 'react'", /useState does nothing on a page/],
  ])('stops the build for the import %s', (line, message) => {
    expect(reading(`Text.\n\n${line}\n`)).toThrow(message);
  });
});

describe('a page that is right', () => {
  it('may declare and import its own', () => {
    const text =
      "import Note from '@site/snippets/note.mdx'\nimport * as Parts from '@site/src/x'\n\n" +
      'export const Own = () => 1\n\nexport function Made() {}\n\n' +
      '<Note any="x" />\n\n<Parts.One />\n\n<Own />\n\n<Made />\n\n<Head></Head>\n\n<tab-group />';
    expect(reading(text)).not.toThrow();
  });

  it('imports what it uses, once, and nothing that it imports itself', () => {
    expect(importsOf('<Release of="flow" />\n\n<Release of="flow" />')).toEqual([
      'Release from @site/src/components/Release',
    ]);
    expect(importsOf('<Tabs>\n<TabItem value="a">b</TabItem>\n</Tabs>')).toEqual([
      'default as TabItem from @theme/TabItem',
      'default as Tabs from @theme/Tabs',
    ]);
    expect(importsOf("import Tabs from '@theme/Tabs'\n\n<Tabs>b</Tabs>")).toEqual([]);
    // The path has the name in it, and what is imported is another.
    expect(
      importsOf('import X from \'@site/src/components/Release\'\n\n<Release of="flow" />'),
    ).toEqual(['Release from @site/src/components/Release']);
  });

  it('has its tools as islands, each by its name', () => {
    const text = '<StreamSimulator shape="cliff" />\n\n<FlowCalculator />';
    expect(importsOf(text)).toEqual(['Island from @sablier-docs/islands/Island']);
    const islands: unknown[] = [];
    visit(
      readMdx(text, [remarkElements, remarkAutoImports]) as Root,
      'mdxJsxFlowElement',
      (node) => {
        const given = node.attributes.map((one) => 'name' in one && [one.name, one.value]);
        islands.push([node.name, given]);
      },
    );
    expect(islands).toEqual([
      [
        'Island',
        [
          ['tool', 'StreamSimulator'],
          ['shape', 'cliff'],
        ],
      ],
      ['Island', [['tool', 'FlowCalculator']]],
    ]);
  });

  it('carries the word and definition of a term', () => {
    expect(JSON.stringify(read('<Term id="cliff">x</Term>'))).toMatch(
      /"name":"term","value":"Cliff"\},\{[^}]*"name":"definition","value":"\w/,
    );
  });
});

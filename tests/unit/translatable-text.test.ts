import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import rule from '../../config/lint/translatable-text.mjs';

const messagesOf = (jsx: string) =>
  new Linter().verify(`const drawn = ${jsx};`, {
    languageOptions: {
      parser: tseslint.parser as Linter.Parser,
      parserOptions: { ecmaFeatures: { jsx: true } },
    },
    plugins: { local: { rules: { text: rule } } },
    rules: { 'local/text': 'error' },
  });

describe('the rule on text that a translator takes away', () => {
  it.each([
    ['text that changes after an element', '<p><strong>{title}</strong> {text}</p>'],
    ['a figure among words', '<p>They differ in {digits} places.</p>'],
    ['words that come and go', "<p>{isLate && 'Late. '}<b>Now</b></p>"],
    ['one of two texts', "<p>{isOff ? 'Off' : 'On'} <b>now</b></p>"],
    ['text in place of an element', '<p>Its error: {path ? <a href={path}>{name}</a> : name}</p>'],
    ['words after an element that comes and goes', '<p>{title && <b>{title}</b>} is over.</p>'],
    ['words after a list', '<p>{all.map((one) => <b key={one}>{one}</b>)} are over.</p>'],
    ['words of a fragment', '<>Asking <b>{name}</b></>'],
    ['text of a fragment', '<>{name}</>'],
  ])('reports %s', (_, jsx) => {
    expect(messagesOf(jsx).map(({ ruleId }) => ruleId)).toEqual(['local/text']);
  });

  it.each([
    ['the only text of an element', '<p>{text}</p>'],
    ['one string of several', '<p>{`Use ${name} now`}</p>'],
    ['text in elements of its own', '<p><b>{title}</b> <span>{text}</span></p>'],
    ['words that stay', '<p>Open <b>{name}</b> and press <b>Send</b>.</p>'],
    ['a constant', '<p>At most {MOST} of {MOST.toLocaleString("en")}<br /></p>'],
    ['elements that come and go, with no words after them', '<p>Done: {hash && <a>{hash}</a>}</p>'],
    ['children', '<p><b>Note</b>{children}</p>'],
    ['elements in a fragment', '<><b>{name}</b>{isOn && <i>on</i>}</>'],
  ])('accepts %s', (_, jsx) => {
    expect(messagesOf(jsx)).toEqual([]);
  });
});

import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { InText } from '../../Island/in-text';
import { deadHandler } from './dead-handler';
import { jsx, jsxs } from './jsx-runtime';

const inText = (children: ReactNode) =>
  renderToStaticMarkup(createElement(InText.Provider, { value: true }, children));
const act = () => undefined;

describe('a handler in the text of a page', () => {
  it('stops the build, and says what to do', () => {
    const draw = () => inText(jsx('button', { onClick: act, children: 'Go' }));
    expect(draw).toThrow(/<button> has onClick, which would never run/);
    expect(draw).toThrow(/Make the component a tool \(option "tools".*listen for the event/);
  });

  it('is seen within components and among siblings', () => {
    const Part = () => jsxs('p', { children: ['a', jsx('input', { onChange: act }, 'b')] });
    expect(() => inText(jsx(Part, {}))).toThrow(/<input> has onChange/);
  });

  it('is allowed in the frame, whose buttons the client answers', () => {
    expect(renderToStaticMarkup(jsx('button', { onClick: act, children: 'Go' }))).toBe(
      '<button>Go</button>',
    );
  });

  it('may be one that links of the framework have to fetch ahead', () => {
    expect(inText(jsx('a', { href: '/', onMouseEnter: act, onTouchStart: act }))).toBe(
      '<a href="/"></a>',
    );
    expect(deadHandler('a', { onClick: act })).toBe('onClick');
    expect(deadHandler('div', { onMouseEnter: act })).toBe('onMouseEnter');
  });

  it('is a function with the name of an event, nothing else', () => {
    expect(deadHandler('p', { onClick: 'text', only: act, children: 'x' })).toBeUndefined();
    expect(inText(jsx('p', { className: 'x', children: 'text' }))).toBe('<p class="x">text</p>');
  });
});

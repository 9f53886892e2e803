import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

type ParsedNode = DefaultTreeAdapterTypes.ChildNode;

const HTML = 'http://www.w3.org/1999/xhtml';
/** What an event of these tests has beyond its type. */
export type TestEvent = Readonly<Record<string, unknown>> & { readonly type: string };
type Listener = (event: TestEvent & { readonly target: TestElement }) => void;

export class TestText {
  parentNode: TestElement | undefined;
  constructor(public textContent: string) {}
  remove(): void {
    this.parentNode?.drop(this);
  }
  replaceWith(other: TestNode): void {
    this.parentNode?.put(this, other);
  }
}

/** As much of an element as figures use. */
export class TestElement {
  parentNode: TestElement | undefined;
  childNodes: TestNode[] = [];
  namespaceURI = HTML;
  localName = 'living-figure';
  readonly attributes = new Map<string, string>();
  readonly dataset: Record<string, string | undefined> = {};
  readonly captured: unknown[] = [];
  readonly isConnected = true;
  box = { left: 0, width: 300 };
  private own: { value?: string; checked?: boolean } = {};
  private readonly listeners: (readonly [type: string, run: Listener, isOnce: boolean])[] = [];

  get id(): string {
    return this.attributes.get('id') ?? '';
  }
  get name(): string {
    return this.attributes.get('name') ?? '';
  }
  get type(): string {
    return this.attributes.get('type') ?? '';
  }
  get min(): string {
    return this.attributes.get('min') ?? '';
  }
  get max(): string {
    return this.attributes.get('max') ?? '';
  }
  get defaultValue(): string {
    return this.attributes.get('value') ?? '';
  }
  get defaultChecked(): boolean {
    return this.attributes.has('checked');
  }
  get value(): string {
    return this.own.value ?? this.defaultValue;
  }
  /** A slider has only values of its steps. */
  set value(value: string) {
    const step = Number(this.attributes.get('step') ?? 1);
    this.own.value =
      this.type === 'range' ? String(Math.round(Number(value) / step) * step) : value;
  }
  get checked(): boolean {
    return this.own.checked ?? this.defaultChecked;
  }
  set checked(checked: boolean) {
    this.own.checked = checked;
  }
  get firstElementChild(): TestElement | undefined {
    return this.childNodes.find((node) => node instanceof TestElement);
  }
  get textContent(): string {
    return this.childNodes.map((node) => node.textContent).join('');
  }
  set textContent(text: string) {
    this.childNodes = text === '' ? [] : [new TestText(text)];
  }

  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
    if (name.startsWith('data-')) this.dataset[name.slice(5)] = value;
  }
  removeAttribute(name: string): void {
    this.attributes.delete(name);
    if (name.startsWith('data-')) this.dataset[name.slice(5)] = undefined;
  }
  append(...nodes: TestNode[]): void {
    for (const node of nodes) {
      node.parentNode = this;
      this.childNodes.push(node);
    }
  }
  drop(node: TestNode): void {
    this.childNodes = this.childNodes.filter((one) => one !== node);
  }
  put(node: TestNode, other: TestNode): void {
    other.parentNode = this;
    this.childNodes = this.childNodes.map((one) => (one === node ? other : one));
  }
  remove(): void {
    this.parentNode?.drop(this);
  }
  replaceWith(other: TestNode): void {
    this.parentNode?.put(this, other);
  }

  /** Whether it is what a selector of a name, attributes, or both asks for. */
  matches(selector: string): boolean {
    const [, tag = '', rest = ''] = /^([\w-]*)(.*)$/.exec(selector) ?? [];
    return (
      (tag === '' || tag === this.localName) &&
      [...rest.matchAll(/\[([\w-]+)(?:="([^"]*)")?\]/g)].every(([, name = '', value]) => {
        const isData = name.startsWith('data-');
        const own = isData ? this.dataset[name.slice(5)] : this.attributes.get(name);
        return own !== undefined && (value === undefined || own === value);
      })
    );
  }
  closest(selector: string): TestElement | undefined {
    return this.matches(selector) ? this : this.parentNode?.closest(selector);
  }
  querySelectorAll(selector: string): TestElement[] {
    return this.childNodes.flatMap((node) =>
      node instanceof TestElement
        ? [...(node.matches(selector) ? [node] : []), ...node.querySelectorAll(selector)]
        : [],
    );
  }
  querySelector(selector: string): TestElement | undefined {
    return this.querySelectorAll(selector)[0];
  }

  addEventListener(type: string, run: Listener, { once = false } = {}): void {
    this.listeners.push([type, run, once]);
  }
  /** Of this element and of those around it. */
  dispatchEvent(event: TestEvent, target: TestElement = this): void {
    const own = this.listeners.filter(([type]) => type === event.type);
    for (const one of own) {
      if (one[2]) this.listeners.splice(this.listeners.indexOf(one), 1);
      one[1]({ ...event, target });
    }
    this.parentNode?.dispatchEvent(event, target);
  }
  click(): void {
    this.dispatchEvent({ type: 'click' });
  }
  getBoundingClientRect(): { readonly left: number; readonly width: number } {
    return this.box;
  }
  setPointerCapture(pointer: unknown): void {
    this.captured.push(pointer);
  }
}

export type TestNode = TestElement | TestText;

/** The part of `document` that makes nodes. */
export const testDocument = {
  createTextNode: (text: string) => new TestText(text),
  createElement: (tag: string) => testDocument.createElementNS(HTML, tag),
  createElementNS(namespace: string, tag: string) {
    const element = new TestElement();
    element.localName = tag;
    element.namespaceURI = namespace;
    return element;
  },
};

const nodeOf = (parsed: ParsedNode): TestNode[] => {
  if ('value' in parsed) return [new TestText(parsed.value)];
  if (!('attrs' in parsed)) return [];
  const element = testDocument.createElementNS(parsed.namespaceURI, parsed.tagName);
  for (const { name, value } of parsed.attrs) element.setAttribute(name, value);
  element.append(...parsed.childNodes.flatMap(nodeOf));
  return [element];
};

/** The nodes of a page, as its browser has them. */
export const nodesOfHtml = (html: string): TestNode[] =>
  parseFragment(html).childNodes.flatMap(nodeOf);

/** Names, spaces, attributes, texts, and what fields have now. */
export const described = (nodes: readonly TestNode[]): unknown[] =>
  nodes.flatMap((node): unknown[] => {
    if (node instanceof TestText) return node.textContent === '' ? [] : [node.textContent];
    const { localName, namespaceURI, attributes, value, checked, childNodes } = node;
    const isField = localName === 'input';
    const told = [...attributes].filter(
      ([name, text]) => !(isField && (name === 'value' || name === 'checked')) && text !== '',
    );
    const empty = [...attributes].flatMap(([name, text]) => (text === '' ? [name] : []));
    return [
      {
        is: `${namespaceURI} ${localName}`,
        attributes: Object.fromEntries(told.sort(([a], [b]) => (a < b ? -1 : 1))),
        empty: empty.filter((name) => !(isField && name === 'checked')).sort(),
        field: isField ? [node.type === 'radio' ? '' : value, checked] : [],
        children: described(childNodes),
      },
    ];
  });

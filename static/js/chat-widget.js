/* The help button; src/plugins/chat-widget says how it works. */
(() => {
  const vendorId = document.currentScript?.dataset.vendorId;
  /** @type {[label: string, target: string | (() => string)][]} */
  const links = [
    ['Frequent questions', '/support/faq'],
    ['Manage a stream without the app', '/apps/manage-a-stream'],
    ['My transaction failed', '/support/transaction-failed'],
    ['Is this really Sablier?', '/support/is-this-sablier'],
    ['Write to the team', 'mailto:contact@sablier.com'],
    ['Report a problem with this page', issueAddress],
  ];

  function issueAddress() {
    const address = new URL('https://github.com/sablier-labs/docs/issues/new');
    address.searchParams.set('title', `Docs: ${document.title}`);
    address.searchParams.set('body', `Page: ${location.origin}${location.pathname}\n\n`);
    return address.href;
  }

  /**
   * @template {keyof HTMLElementTagNameMap} Name
   * @param {Name} name
   * @param {Record<string, string>} attributes
   * @param {(Node | string)[]} children
   */
  function element(name, attributes, ...children) {
    const node = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
    node.append(...children);
    return node;
  }

  const button = element(
    'button',
    {
      type: 'button',
      class: 'chat-widget__button',
      'aria-expanded': 'false',
      'aria-controls': 'chat-panel',
    },
    'Help',
  );
  const list = element('ul', { class: 'chat-widget__list' });
  const status = element('p', { class: 'chat-widget__status', role: 'status' });
  const panel = element(
    'div',
    { id: 'chat-panel', class: 'chat-widget__panel', role: 'region', 'aria-label': 'Help' },
    element('p', { class: 'chat-widget__title' }, 'How can we help?'),
    list,
    status,
  );
  panel.hidden = true;

  for (const [label, target] of links) {
    const link = element('a', { href: typeof target === 'string' ? target : '#' }, label);
    if (typeof target === 'function') {
      for (const sign of ['focus', 'pointerenter', 'click']) {
        link.addEventListener(sign, () => (link.href = target()));
      }
    }
    list.append(element('li', {}, link));
  }

  if (vendorId) {
    const chat = element(
      'button',
      { type: 'button', class: 'chat-widget__chat' },
      'Start a live chat',
    );
    chat.addEventListener('click', () => openVendor(chat));
    list.prepend(element('li', {}, chat));
  }

  /**
   * https://docs.crisp.chat/guides/chatbox-sdks/web-sdk/ : queue, id, then the loader.
   * @param {HTMLButtonElement} chat
   */
  function openVendor(chat) {
    chat.disabled = true;
    status.textContent = 'Opening the chat…';
    Object.assign(window, { $crisp: [['do', 'chat:open']], CRISP_WEBSITE_ID: vendorId });
    const script = element('script', { src: 'https://client.crisp.chat/l.js', async: '' });
    script.addEventListener('load', () => show(false));
    script.addEventListener('error', () => {
      script.remove();
      status.textContent = 'The chat cannot be reached. Use one of the links above.';
      chat.disabled = false;
    });
    document.head.append(script);
  }

  /** @param {boolean} open */
  function show(open) {
    panel.hidden = !open;
    button.setAttribute('aria-expanded', String(open));
    if (open) /** @type {HTMLElement | null} */ (panel.querySelector('a, button'))?.focus();
  }

  const root = element(
    'aside',
    { class: 'chat-widget', 'aria-label': 'Help and chat' },
    button,
    panel,
  );
  button.addEventListener('click', () => show(panel.hidden === true));
  root.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || panel.hidden) return;
    show(false);
    button.focus();
  });
  document.addEventListener('pointerdown', (event) => {
    if (!root.contains(/** @type {Node} */ (event.target))) show(false);
  });
  list.addEventListener('click', (event) => {
    if (/** @type {Element} */ (event.target).closest('a')) show(false);
  });
  document.body.append(root);

  // The search leads here with the question that it did not answer, for the e-mail.
  document.addEventListener('click', (event) => {
    const question = new URLSearchParams(location.search).get('ask');
    const link = /** @type {Element} */ (event.target).closest('a');
    if (question && link?.protocol === 'mailto:')
      link.search = `?subject=${encodeURIComponent(question)}`;
  });
})();

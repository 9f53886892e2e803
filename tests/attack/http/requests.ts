// cspell:ignore PROPFIND fetc cocalhost
import * as fc from 'fast-check';

/* Requests as bytes (latin1), near enough to real ones to come further than the parser of HTTP. */

const METHODS = [
  ...['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND'],
  ...['M-SEARCH', 'QUERY', 'get', 'TRACK', 'POST ', 'X'.repeat(50)],
];
const PATHS = [
  ...[
    '/mcp',
    '/mcp?x=1',
    '/mcp#x',
    '//mcp',
    '/mcp/',
    '/MCP',
    '/%6dcp',
    '*',
    'http://evil.example/mcp',
  ],
  ...['/', '/concepts/nft', '/concepts/nft.md', '/concepts/nft/', '/index', '/404', '/_headers'],
  ...[
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc',
    '/%',
    '/%zz',
    '/%00',
    '/%ff',
  ],
  ...['/\\..\\', '//evil.example/x', '/concepts/nft%0d%0aSet-Cookie:x=1', '/a'.repeat(3_000)],
  ...['/concepts//nft', '/con', '/nul:x', '/concepts/nft.md/x', `/${'x'.repeat(300)}`, '', 'mcp'],
];
const HOSTS = [
  ...[
    'localhost',
    '127.0.0.1',
    '[::1]',
    'localhost:1',
    'LOCALHOST',
    'localhost@evil.com',
    'evil.com',
  ],
  ...[
    'localhost:99999',
    'localhost:x',
    '[::1',
    'a b',
    '',
    '@',
    'localhost/x',
    'localhost?x',
    'localhost#x',
  ],
  ...[
    'user:pass@localhost',
    'localhost\\evil.com',
    '%6cocalhost',
    'xn--',
    'x'.repeat(300),
    '\xff\xfe',
  ],
  ...['localhost.', 'localhost,localhost', '0', '0x7f.1', '[::ffff:127.0.0.1]', 'localhost:'],
];
const NAMES = [
  ...[
    'Accept',
    'Accept-Encoding',
    'Content-Type',
    'Content-Encoding',
    'Origin',
    'Range',
    'If-Range',
  ],
  ...['If-None-Match', 'If-Modified-Since', 'Connection', 'Upgrade', 'Expect', 'Mcp-Session-Id'],
  ...[
    'MCP-Protocol-Version',
    'Transfer-Encoding',
    'Host',
    'X-Forwarded-Host',
    'TE',
    'Last-Event-ID',
  ],
];
const VALUES = [
  ...['', '*', '*/*', 'text/markdown', 'application/json', 'application/json, text/event-stream'],
  ...[
    'gzip, br;q=0',
    'br',
    'null',
    'http://localhost',
    'http://localhost@evil.com',
    'https://evil.com',
  ],
  ...['bytes=0-1', 'bytes=-5', 'bytes=9999999999-', 'bytes=2-1', 'bytes=0-0,1-1', '"x"', 'W/"x"'],
  ...[
    'Thu, 01 Jan 1970 00:00:00 GMT',
    'tomorrow',
    'close',
    'keep-alive, Upgrade',
    'websocket',
    'h2c',
  ],
  ...[
    '100-continue',
    'chunked',
    'gzip, chunked',
    '2025-06-18',
    '1999-01-01',
    '\xe4\xf6',
    'x'.repeat(4_000),
  ],
];
const call = (name: string, args: unknown) =>
  JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name, arguments: args },
  });
const BODIES = [
  ...[
    '',
    '{',
    '[]',
    '[[]]',
    'null',
    '0',
    '"x"',
    '{}',
    '\xff\xfe\x00',
    '['.repeat(20_000),
    'x'.repeat(70_000),
  ],
  ...[
    JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    call('resolve', { text: 'base' }),
  ],
  ...[
    call('read', { page: '/concepts/nft#%' }),
    '{"jsonrpc":"2.0","method":"notifications/initialized"}',
  ],
];

const header = fc.tuple(
  fc.oneof(
    { arbitrary: fc.constantFrom(...NAMES), weight: 8 },
    fc.constantFrom('', ' X', 'X Y', 'X\0'),
  ),
  fc.oneof({ arbitrary: fc.constantFrom(...VALUES), weight: 8 }, fc.string({ maxLength: 30 })),
);

/** How the length of a body is told: rightly, wrongly, in chunks, or not at all. */
const framed = (body: string) =>
  fc.oneof(
    { arbitrary: fc.constant(`Content-Length: ${body.length}\r\n\r\n${body}`), weight: 4 },
    fc.constant(`Content-Length: ${body.length + 5}\r\n\r\n${body}`),
    fc.constant(`Content-Length: ${Math.max(0, body.length - 5)}\r\n\r\n${body}`),
    fc.constant(
      `Transfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
    ),
    fc.constant(`Transfer-Encoding: chunked\r\n\r\nfffffffff\r\n${body}`),
    fc.constant(`Content-Length: ${body.length}\r\nTransfer-Encoding: chunked\r\n\r\n${body}`),
    fc.constantFrom('Content-Length: -1\r\n\r\n', 'Content-Length: 9e9\r\n\r\n', '\r\n'),
  );

const request = fc
  .tuple(
    fc.oneof({ arbitrary: fc.constant('POST'), weight: 10 }, fc.constantFrom(...METHODS)),
    fc.oneof(
      { arbitrary: fc.constant('/mcp'), weight: 20 },
      fc.constantFrom(...PATHS),
      fc.webPath(),
    ),
    fc.constantFrom('HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9', ''),
    fc.oneof({ arbitrary: fc.constant('localhost'), weight: 10 }, fc.constantFrom(...HOSTS)),
    fc.array(header, { maxLength: 4 }),
    fc.constantFrom(...BODIES).chain(framed),
  )
  .map(([method, path, version, host, headers, end]) =>
    [
      `${method} ${path} ${version}\r\nHost: ${host}\r\n`,
      // The ones that a post needs, unless the others overwrite them.
      'Content-Type: application/json\r\nAccept: application/json, text/event-stream\r\n',
      ...headers.map(([name, value]) => `${name}: ${value}\r\n`),
      end,
    ].join(''),
  );

/** One request, several on one connection, or one that breaks off. */
export const requests: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: request, weight: 8 },
  fc.array(request, { minLength: 2, maxLength: 4 }).map((several) => several.join('')),
  fc.tuple(request, fc.nat({ max: 400 })).map(([one, end]) => one.slice(0, end)),
  fc.string({ unit: 'binary-ascii', maxLength: 200 }),
);

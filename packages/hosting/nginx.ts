import { MARKDOWN } from './negotiation';
import { pathMaps, textTypes, typesBlock } from './nginx-blocks';
import type { Hosting } from './types';

interface NginxOptions {
  /** Value of `listen`, for example `80` or `127.0.0.1:8080`. */
  listen: string;
  /** Absolute path of the build. */
  root: string;
}

/** A path as part of a regular expression. */
const escaped = (path: string) => path.replace(/[.+*?()[\]{}|\\^$]/g, '\\$&');

/**
 * An nginx configuration, for inclusion in the `http` block. Headers are set once, for the whole server, from
 * variables: an `add_header` in a location would drop those around it. A redirect uses an address only if it
 * consists of the characters in paths of this site, because `$uri` is decoded and might contain a line break.
 */
export function nginxConf(hosting: Hosting, { listen, root }: NginxOptions): string {
  const { maps, names } = pathMaps(hosting);
  const texts = textTypes();
  return `# Made by "npm run hosts"; do not edit. Include it in the http block, as a file of conf.d does. Set
# "listen" and "root", and the certificate where no other server speaks TLS in front of this one.

# Addresses that have moved. Plain strings in a map would ignore case.
map $uri $docs_moved {
  default "";
${hosting.redirects.map(([from, to]) => `  "~^${escaped(from)}/?$" ${to};`).join('\n')}
}

# The clean form of an address that has a trailing slash or ends in .html.
map $uri $docs_clean {
  default "";
  /404.html "";
  "~^/index(?:\\.html)?/?$" /;
  "~^(?<page>/[\\w./-]*?[\\w-])(?:(?:/index)?\\.html/?|/)$" $page;
}

# Whether the request asks for Markdown, and the Markdown copy of the page that it asks for.
map $http_accept $docs_markdown {
  default 0;
  "~*^${MARKDOWN}$" 1;
}
map $docs_markdown$uri $docs_markdown_page {
  default /.none;
  1/ /index.md;
  "~^1(?<path>/.+)$" $path.md;
}

# The text of an error 404: two lines for who asks for Markdown.
map $docs_markdown$uri $docs_not_found {
  default /404.html;
  "~^1" /404.md;
  "~\\.md$" /404.md;
}

# Headers that depend on the file.
${maps}
server {
  listen ${listen};
  root ${root};
  server_tokens off;
  absolute_redirect off;

  types {
${typesBlock()}
  }
  charset utf-8;
  charset_types ${texts};

  gzip on;
  gzip_vary on;
  gzip_proxied any;
  gzip_comp_level 6;
  gzip_min_length 1000;
  gzip_types ${texts};

${hosting.headers.map(([name, value]) => `  add_header ${name} "${value}" always;`).join('\n')}
${names.map(([name, variable]) => `  add_header ${name} ${variable} always;`).join('\n')}

  if ($docs_moved) {
    return 308 $docs_moved$is_args$args;
  }
  if ($docs_clean) {
    return 308 $docs_clean$is_args$args;
  }

  location / {
    try_files $docs_markdown_page $uri $uri.html =404;
  }
  location = / {
    try_files $docs_markdown_page /index.html =404;
  }
  location = /404 {
    return 404;
  }
  error_page 404 $docs_not_found;
  location = /404.html {
    internal;
  }
  location = /404.md {
    internal;
  }
}
`;
}

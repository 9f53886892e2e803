export interface Request {
  endpoint: string;
  query: string;
  /** JSON text. */
  variables: string;
  /** Whether the endpoint needs an API key. */
  needsKey: boolean;
}

/** Name of the environment variable with The Graph's API key in the samples. */
export const KEY = 'GRAPH_API_KEY';

/** A shell command that sends the query, quoted for a POSIX shell. */
export function curlOf({ endpoint, query, variables, needsKey }: Request): string {
  const body = JSON.stringify({ query, variables: JSON.parse(variables) as unknown });
  return [
    `curl '${endpoint}'`,
    `-H 'Content-Type: application/json'`,
    ...(needsKey ? [`-H "Authorization: Bearer $${KEY}"`] : []),
    `-d '${body.replaceAll("'", `'\\''`)}'`,
  ].join(' \\\n  ');
}

/** An ES module that sends the query and prints the response. */
export function fetchOf({ endpoint, query, variables, needsKey }: Request): string {
  const literal = query.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${');
  const key = needsKey ? `\n    Authorization: \`Bearer \${process.env.${KEY}}\`,` : '';
  return `const query = \`
${literal}
\`;
const variables = ${variables};

const response = await fetch('${endpoint}', {
  method: 'POST',
  headers: {
    'Content-Type': 'application/json',${key}
  },
  body: JSON.stringify({ query, variables }),
});
const { data, errors } = await response.json();
if (errors) throw new Error(errors[0].message);
console.log(data);
`;
}

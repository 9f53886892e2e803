import { ask, type Query } from './client.ts';

type Variables = Record<string, string>;

interface Allowed {
  query: Query<Variables, unknown>;
  /** The variables that a page may set, and how each has to look. */
  variables: Record<string, RegExp>;
}

/** All that this server asks. A page chooses a name and never sends the text of a query. */
const QUERIES = new Map<string, Allowed>([
  [
    'streamsOf',
    {
      query: {
        text: /* GraphQL */ `
          query StreamsOf($who: Bytes!, $before: BigInt!) {
            lockupStreams(
              first: 100
              orderBy: subgraphId
              orderDirection: desc
              where: { recipient: $who, subgraphId_lt: $before }
            ) {
              subgraphId
              alias
              contract
              tokenId
              version
            }
          }
        `,
      },
      variables: { who: /^0x[0-9a-f]{40}$/, before: /^\d{1,18}$/ },
    },
  ],
]);

const LONGEST_BODY = 1_000;
const answer = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });

/** Answers `POST { name, variables }` from a subgraph; the key stays on this server. */
export async function proxy(request: Request, endpoint: string, key: string): Promise<Response> {
  if (request.method !== 'POST') return answer(405, { error: 'Send POST.' });
  const asked = read(await request.text());
  const allowed = QUERIES.get(asked?.name ?? '');
  if (!asked || !allowed) return answer(400, { error: 'This query is not on the list.' });

  const variables: Variables = {};
  for (const [name, form] of Object.entries(allowed.variables)) {
    const value = asked.variables[name];
    if (typeof value !== 'string' || !form.test(value)) {
      return answer(400, { error: `The variable ${name} is missing or wrong.` });
    }
    variables[name] = value;
  }
  try {
    const headers = { Authorization: `Bearer ${key}` };
    return answer(200, { data: await ask(endpoint, allowed.query, variables, headers) });
  } catch {
    // What the vendor said is for this server's log, not for the page.
    return answer(502, { error: 'The index did not answer.' });
  }
}

function read(text: string): { name: string; variables: Record<string, unknown> } | undefined {
  if (text.length > LONGEST_BODY) return undefined;
  try {
    const { name, variables } = JSON.parse(text) as Record<string, unknown>;
    if (typeof name !== 'string' || typeof variables !== 'object' || !variables) return undefined;
    return { name, variables: variables as Record<string, unknown> };
  } catch {
    return undefined;
  }
}

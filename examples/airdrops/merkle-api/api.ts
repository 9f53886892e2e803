import type { Address, Hex } from 'viem';

export interface Server {
  /** Where your fork runs, without a slash at the end. */
  url: string;
  /** The value of MERKLE_API_BEARER_TOKEN. */
  token: string;
}

const authorized = ({ token }: Server) => ({ Authorization: `Bearer ${token}` });

// region create
export interface Summary {
  root: Hex;
  cid: string;
  /** Smallest unit of the token, as text. */
  total: string;
  /** Number of recipients, as text. */
  recipients: string;
}

/** Uploads a list. The file must be the first part of the form. */
export async function create(server: Server, csv: string, decimals: number): Promise<Summary> {
  const form = new FormData();
  form.append('data', new Blob([csv], { type: 'text/csv' }), 'recipients.csv');
  const response = await fetch(`${server.url}/api/create?decimals=${decimals}`, {
    method: 'POST',
    headers: authorized(server),
    body: form,
  });
  const answer = await response.json();
  // Some failures come with status 200: success is a body with root and cid.
  if (!answer.root || !answer.cid) throw new Error(JSON.stringify(answer.errors ?? answer));
  return answer;
}
// endregion create

// region eligibility
export interface Eligibility {
  index: number;
  address: Address;
  amount: string;
  proof: Hex[];
}

/** The leaf and proof of an address; null when it is not in the list. */
export async function eligibility(
  server: Server,
  cid: string,
  address: Address,
): Promise<Eligibility | null> {
  const query = new URLSearchParams({ cid, address });
  const response = await fetch(`${server.url}/api/eligibility?${query}`, {
    headers: authorized(server),
  });
  if (response.status === 400) return null;
  if (!response.ok) throw new Error((await response.json()).message);
  return response.json();
}
// endregion eligibility

// region validity
/** Root, total and count as an uploaded file names them. The API does not compute them again. */
export async function validity(server: Server, cid: string): Promise<Summary> {
  const response = await fetch(`${server.url}/api/validity?${new URLSearchParams({ cid })}`, {
    headers: authorized(server),
  });
  if (!response.ok) throw new Error((await response.json()).message);
  return response.json();
}
// endregion validity

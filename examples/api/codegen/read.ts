import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { ask } from './client.ts';
import { LockupByRecipientDocument } from './gql/envio/graphql.ts';

/** A query that the generator wrote: its text, with the types of its variables and of its answer. */
type Generated<Data, Variables> = DocumentTypeDecoration<Data, Variables> & { toString(): string };

/** Sends a generated query, whose variables alone decide the type of `variables`. Throws as `ask` does. */
export const request = <Data, Variables>(
  endpoint: string,
  query: Generated<Data, Variables>,
  variables: NoInfer<Variables>,
): Promise<Data> => ask<Variables, Data>(endpoint, { text: query.toString() }, variables);

/**
 * What was paid into the newest 100 Lockup streams of a wallet on a chain that still hold tokens, by
 * id, in the token's smallest unit.
 */
export async function deposits(endpoint: string, chainId: number, address: string) {
  const { LockupStream: rows } = await request(endpoint, LockupByRecipientDocument, {
    chainId: String(chainId),
    who: address.toLowerCase(),
    count: 100,
  });
  return new Map(rows.map(({ id, depositAmount }) => [id, BigInt(depositAmount)]));
}

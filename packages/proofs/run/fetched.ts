/** A file of the site. @throws a sentence when it does not arrive */
export async function fetched<T>(path: string): Promise<T> {
  const response = await fetch(path).catch(() => undefined);
  if (!response?.ok)
    throw new Error(`A file did not arrive: ${path}. Check your connection and run it again.`);
  return (await response.json()) as T;
}

/** Above every `subgraphId`: where the first page begins. */
const TOP = '999999999999';

/**
 * The rows of all pages. `page` asks for rows below a `subgraphId`, the highest first. An empty page
 * is the end: an endpoint may give fewer rows than a query asks for.
 */
export async function allPages<Row extends { subgraphId: string | number }>(
  page: (before: string) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let before = TOP;
  for (;;) {
    const found = await page(before);
    const last = found.at(-1);
    if (!last) return rows;
    rows.push(...found);
    before = String(last.subgraphId);
  }
}

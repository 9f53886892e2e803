import { deployedProducts, productNames, type DeployedProduct } from './deployments';
import { readHistory } from './release-history';

export interface ReleaseNews {
  /** Never changes, even if the page does: `lockup-v4.0`. */
  id: string;
  title: string;
  product: DeployedProduct;
  version: string;
  isLatest: boolean;
  /** Day of the first package of the release, `2026-03-16`. */
  date: string;
  /** One sentence each. Backticks mark code. */
  changes: string[];
}

/** Every release of every product, newest first. @throws when a release has no package */
export function readNews(): ReleaseNews[] {
  const news = deployedProducts.flatMap((product) =>
    readHistory(product).map(({ version, isLatest, packages, changes }) => {
      const [date] = packages.map((one) => one.date).sort();
      if (!date) throw new Error(`The notes of ${product} ${version} name no package.`);
      const title = `${productNames[product]} ${version}`;
      return { id: `${product}-${version}`, title, product, version, isLatest, date, changes };
    }),
  );
  return news.sort((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id));
}

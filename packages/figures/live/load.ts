import type { Figure } from '../figure';
import type { FigureName } from '../names';

const shapes = () =>
  import(/* webpackExports: ["shapes", "segments", "tranches"] */ '../concepts/shapes');

/**
 * The files of the figures. Each exports a figure under its name, and its file leaves the browser what only tests and the
 * server use.
 */
const files: Readonly<Record<FigureName, () => Promise<object>>> = {
  streaming: () => import(/* webpackExports: ["streaming"] */ '../concepts/streaming'),
  cancel: () => import(/* webpackExports: ["cancel"] */ '../concepts/cancel'),
  shapes,
  segments: shapes,
  tranches: shapes,
  transfer: () => import(/* webpackExports: ["transfer"] */ '../concepts/transfer'),
  nft: () => import(/* webpackExports: ["nft"] */ '../concepts/nft'),
  life: () => import(/* webpackExports: ["life"] */ '../concepts/life'),
  claim: () => import(/* webpackExports: ["claim"] */ '../concepts/claim'),
  campaign: () => import(/* webpackExports: ["campaign"] */ '../concepts/campaign'),
  fees: () => import(/* webpackExports: ["fees"] */ '../concepts/fees'),
  governance: () => import(/* webpackExports: ["governance"] */ '../concepts/governance'),
  hooks: () => import(/* webpackExports: ["hooks"] */ '../concepts/hooks'),
  flow: () => import(/* webpackExports: ["flow"] */ '../concepts/flow'),
};

/** The code of a figure, which a browser fetches when the figure is near. */
export async function loadFigure(name: FigureName): Promise<Figure> {
  const found = (await files[name]()) as Readonly<Record<string, Figure>>;
  return found[name] as Figure;
}

/** The figures that pages can name, each in a file of its own in `concepts/`. */
export const figureNames = [
  'streaming',
  'cancel',
  'shapes',
  'segments',
  'tranches',
  'life',
  'transfer',
  'nft',
  'flow',
  'fees',
  'claim',
  'campaign',
  'governance',
  'hooks',
] as const;

export type FigureName = (typeof figureNames)[number];

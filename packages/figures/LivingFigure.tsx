import tool from '@sablier-docs/kit/form/styles.module.css';
import type { CSSProperties, ReactNode } from 'react';
import { campaign } from './concepts/campaign';
import { cancel } from './concepts/cancel';
import { claim } from './concepts/claim';
import { fees } from './concepts/fees';
import { flow } from './concepts/flow';
import { governance } from './concepts/governance';
import { hooks } from './concepts/hooks';
import { life } from './concepts/life';
import { shapes, segments, tranches } from './concepts/shapes';
import { nft } from './concepts/nft';
import { streaming } from './concepts/streaming';
import { transfer } from './concepts/transfer';
import type { Figure } from './figure';
import { figureId } from './live/address';
import type { FigureName } from './names';

const figures: Readonly<Record<FigureName, Figure>> = {
  streaming: streaming as Figure,
  cancel: cancel as Figure,
  shapes: shapes as Figure,
  segments: segments as Figure,
  tranches: tranches as Figure,
  life: life as Figure,
  transfer: transfer as Figure,
  nft: nft as Figure,
  flow: flow as Figure,
  fees: fees as Figure,
  claim: claim as Figure,
  campaign: campaign as Figure,
  governance: governance as Figure,
  hooks: hooks as Figure,
};

/**
 * Closer to the edges of a phone than a form is, so that the drawing keeps its letters readable. Each turn of the clock
 * lays out and paints the figure alone, which halves its paint on a phone.
 */
const PLACE: CSSProperties = {
  padding: 'clamp(0.75rem, 3vw, 1.5rem)',
  contain: 'content',
  // The sentence takes its height from the width of the figure.
  containerType: 'inline-size',
};

/**
 * The figure of a concept as its page has it: a drawing, its controls and the sentence, which a browser brings to life
 * (live/start.ts). The search leaves it out, whose texts are those of the page.
 */
export function LivingFigure({ name }: { name: FigureName }): ReactNode {
  const figure = figures[name];
  const id = figureId(name);
  return (
    <living-figure id={id} data-name={name} data-search="off">
      <figure className={tool.tool} style={PLACE}>
        {figure.draw(figure.start, id)}
      </figure>
      <p className="visually-hidden" role="status" />
    </living-figure>
  );
}

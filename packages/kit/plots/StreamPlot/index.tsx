import { describeCurve } from '@sablier-docs/protocol/lockup/describe-curve';
import { shapeById } from '@sablier-docs/protocol/lockup/shape-by-id';
import type { LockupShapeId } from '@sablier-docs/protocol/lockup/shapes';
import type { LockupStream } from '@sablier-docs/protocol/lockup/types';
import type { ReactNode } from 'react';
import { StreamCurve } from './Curve';

const DECIMALS = 18;
const SYMBOL = 'tokens';

interface Props {
  /** A named shape, whose example is drawn. */
  shape?: LockupShapeId;
  /** Any other stream, for a token of 18 decimals. */
  stream?: LockupStream;
  /** Replaces the caption, which is the shape's one-sentence summary. */
  caption?: ReactNode;
}

/**
 * The release curve of a stream: time to the right, amount released so far upwards. It is rendered
 * at build with the contracts' exact arithmetic, and works without JavaScript.
 */
export function StreamPlot({ shape, stream, caption }: Props): ReactNode {
  const named = shape ? shapeById(shape) : undefined;
  const drawn = stream ?? named?.example();
  if (!drawn) throw new Error('StreamPlot needs a shape or a stream.');
  const text = describeCurve(drawn, { symbol: SYMBOL, decimals: DECIMALS });

  return (
    <figure>
      <StreamCurve stream={drawn} decimals={DECIMALS} label={text} />
      <figcaption>{caption ?? named?.summary}</figcaption>
    </figure>
  );
}

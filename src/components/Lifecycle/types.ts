/** A point of the drawing, in its own units. */
export type Point = readonly [x: number, y: number];

/** The meaning of a status outline; `neutral` is not in the legend. */
type Tone = 'entry' | 'warm' | 'cool' | 'neutral';

export interface StatusNode<Id extends string> {
  readonly id: Id | 'create';
  readonly tone: Tone;
  readonly center: Point;
  readonly size: Point;
}

export interface Transition<Id extends string> {
  /** The number in the circle on the arrow and of the list item, from 1. */
  readonly number: number;
  /** With more than one, the arrow starts at the frame around them. */
  readonly from: readonly (Id | 'create')[];
  readonly to: Id;
  /** One or two sentences; backticks mark code. */
  readonly when: string;
  /** From the border of one node to the border of the other: an SVG path of M, H and V only. */
  readonly path: string;
  /** Position of the number on the arrow. */
  readonly badge: Point;
  /** Only some streams have this transition. */
  readonly exceptional?: boolean;
}

export interface Diagram<Id extends string = string> {
  /** A text alternative of the drawing; the list has the details. */
  readonly summary: string;
  readonly size: Point;
  readonly nodes: readonly StatusNode<Id>[];
  readonly edges: readonly Transition<Id>[];
  /** The frame around the origins of an arrow with several origins. */
  readonly frame?: { readonly corner: Point; readonly size: Point };
  readonly legend: readonly { readonly tone: Tone; readonly text: string }[];
}

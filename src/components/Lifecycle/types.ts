/** A point of the drawing, in its own units. */
export type Point = readonly [x: number, y: number];

/** What the outline of a status says; `neutral` stands outside the two kinds of the legend. */
export type Tone = 'entry' | 'warm' | 'cool' | 'neutral';

export interface StatusNode<Id extends string> {
  readonly id: Id | 'create';
  readonly tone: Tone;
  readonly center: Point;
  readonly size: Point;
}

export interface Transition<Id extends string> {
  /** Stands in the circle on the arrow and before the item of the list; counts from 1. */
  readonly number: number;
  /** More than one: the arrow leaves the frame around them. */
  readonly from: readonly (Id | 'create')[];
  readonly to: Id;
  /** One or two sentences; backticks mark code. */
  readonly when: string;
  /** From the border of one node to the border of the other: an SVG path of M, H and V only. */
  readonly path: string;
  /** Where the number stands, on the arrow. */
  readonly badge: Point;
  /** Only some streams can take this way. */
  readonly exceptional?: boolean;
}

export interface Diagram<Id extends string = string> {
  /** What the drawing shows, for readers who cannot see it; the list tells the rest. */
  readonly summary: string;
  readonly size: Point;
  readonly nodes: readonly StatusNode<Id>[];
  readonly edges: readonly Transition<Id>[];
  /** A rectangle that holds every node from which the arrow with several origins leaves. */
  readonly frame?: { readonly corner: Point; readonly size: Point };
  readonly legend: readonly { readonly tone: Tone; readonly text: string }[];
}

/** Fewest and most questions of one section, and of a page as a whole. */
export const QUESTIONS_ENDING = { fewest: 6, most: 15 } as const;

/** The key of the page as a whole, beside the ids of its sections. */
export const WHOLE_PAGE = 'page';

/** The questions of a page by the id of the section that answers them, {@link WHOLE_PAGE} for the page. */
export type PageQuestions = ReadonlyMap<string, readonly string[]>;

/** A heading in the source of a page. */
export interface SourceHeading {
  /** 1 to 6. */
  level: number;
  /** As Docusaurus makes it. */
  id: string;
}

/** The assessment of one finding, in words. */
export interface Verdict {
  /**
   * Whether it belongs to the team, is certainly not what it seems, belongs to another party, or
   * none of these.
   */
  tone: 'real' | 'fake' | 'other' | 'plain';
  title: string;
  text: string;
}

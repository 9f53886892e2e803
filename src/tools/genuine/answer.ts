/** An answer in words. */
export interface Answer {
  /** Whether it is the team's, certainly not what it seems, somebody else's, or neither. */
  tone: 'real' | 'fake' | 'other' | 'plain';
  title: string;
  text: string;
}

/** What a rehearsal cannot open, in a sentence for the reader. */
export class NotRehearsed extends Error {
  override readonly name = 'NotRehearsed';
}

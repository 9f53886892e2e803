/** A file of a project. */
export interface ProjectFile {
  /** From the root of the project, for example `src/StreamCreator.sol`. */
  path: string;
  text: string;
}

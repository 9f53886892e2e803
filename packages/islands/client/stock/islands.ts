// Tools of the pages that Docusaurus' own client shows.
import { endGone, findIslands, runIslands } from '../islands';

let begun = false;

export function onRouteDidUpdate(): void {
  if (begun) {
    endGone();
    findIslands();
  } else {
    runIslands();
  }
  begun = true;
}

// Tools of the pages that the framework's own client shows.
import { endGone, findIslands, runIslands } from '@site/src/client/islands';

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

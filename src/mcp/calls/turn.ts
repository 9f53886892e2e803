import { MAX_MILLISECONDS, MAX_REPLIES } from '../limits';
import { says } from './words';

/** The budget of one request. A batch is one request: its calls share the time and the characters. */
export class Turn {
  private spent = 0;
  private characters = 0;
  private isClosed = false;

  constructor(
    private readonly milliseconds = MAX_MILLISECONDS,
    private readonly most = MAX_REPLIES,
  ) {}

  /** Milliseconds of work that are left. */
  get left(): number {
    return Math.max(0, this.milliseconds - this.spent);
  }

  /** Why no further call of the request is run; undefined while one may be. */
  get over(): string | undefined {
    if (this.isClosed) return says.gone;
    if (this.left <= 0) return says.batchTime;
    return this.characters >= this.most ? says.batchLength : undefined;
  }

  /** @param reply characters of a call's reply, that took some milliseconds */
  spend(milliseconds: number, reply: number): void {
    this.spent += milliseconds;
    this.characters += reply;
  }

  /** Nobody waits for the replies any more. */
  close(): void {
    this.isClosed = true;
  }
}

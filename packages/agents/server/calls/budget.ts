import { MAX_MILLISECONDS, MAX_REPLIES } from '../limits';
import { notices } from './notices';

/** The budget of one request. A batch is one request: its calls share the time and the characters. */
export class Budget {
  private spent = 0;
  private characters = 0;
  private isClosed = false;

  constructor(
    private readonly milliseconds = MAX_MILLISECONDS,
    private readonly most = MAX_REPLIES,
  ) {}

  /** Milliseconds of work that its calls have taken. */
  get used(): number {
    return this.spent;
  }

  /** Milliseconds of work that are left. */
  get left(): number {
    return Math.max(0, this.milliseconds - this.spent);
  }

  /** Why no further call of the request may run; undefined while one may. */
  get over(): string | undefined {
    if (this.isClosed) return notices.gone;
    if (this.left <= 0) return notices.batchTime;
    return this.characters >= this.most ? notices.batchLength : undefined;
  }

  /** @param reply characters of the reply of a call that took this time */
  spend(milliseconds: number, reply: number): void {
    this.spent += milliseconds;
    this.characters += reply;
  }

  /** The client no longer waits for replies. */
  close(): void {
    this.isClosed = true;
  }
}

import { TextInput } from '@sablier-docs/kit/form/TextInput';
import tool from '@sablier-docs/kit/form/styles.module.css';
import { useEffect, useState, type ReactNode } from 'react';
import { decodeFile } from '../../csv/decode';
import { chosenFor, type ChosenColumns } from '../../csv/columns/chosen';
import { csvPlan, type Plan, type PlanOptions, type Planned } from '../../csv/plans';

/** About 15,000 rows; more than are created at once. */
const MOST_BYTES = 1_000_000;

const PLANS = [
  ['fourYears', 'Four years with one year of cliff'],
  ['monthly', 'This amount every month'],
] as const satisfies readonly (readonly [Plan, string])[];

interface Props extends Omit<PlanOptions, 'start' | 'columns'> {
  source: Blob | string | null;
  chosen: ChosenColumns | null;
  /** Replaces the rows by those of the plan. */
  onPlan: (planned: { text: string; formatId: string }) => void;
}

async function textOf(source: Blob | string): Promise<string> {
  if (typeof source === 'string') return source.slice(0, MOST_BYTES + 1);
  return decodeFile(new Uint8Array(await source.arrayBuffer())).text;
}

/** Makes the file of a common plan from a list of addresses and amounts, in one press. */
export function Plans({ source, chosen, onPlan, ...options }: Props): ReactNode {
  const [start, setStart] = useState('');
  const [problem, setProblem] = useState('');
  const [made, setMade] = useState('');
  useEffect(() => {
    const now = new Date();
    const next = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
    setStart((shown) => shown || next.toISOString().slice(0, 10));
  }, []);
  const make = async (plan: Plan) => {
    const text = await textOf(source ?? '');
    const columns = chosenFor(text, options.format, chosen);
    const planned: Planned =
      text.length > MOST_BYTES
        ? { problem: 'The list is too long for a plan. Split it.' }
        : csvPlan(text, plan, { ...options, start, ...(columns && { columns }) });
    setProblem(planned.problem ?? '');
    setMade('made' in planned ? (planned.made ?? '') : '');
    if (planned.text !== undefined) onPlan(planned);
  };
  const run = (plan: Plan) =>
    void make(plan).catch(() => setProblem('The file could not be read. Choose it again.'));
  return (
    <div role="group" aria-label="Plans" className={tool.stack}>
      <span className={tool.legend}>Only addresses and amounts? Make a plan of them</span>
      <div className={tool.row}>
        <TextInput
          label="First day"
          hint="Such as 2027-01-31. It begins at 00:00."
          value={start}
          onValue={setStart}
        />
      </div>
      <div className={tool.actions}>
        {PLANS.map(([plan, label]) => (
          <button key={plan} type="button" className={tool.button} onClick={() => run(plan)}>
            {label}
          </button>
        ))}
      </div>
      <p role="status" className={tool.problem}>
        {problem}
      </p>
      <p role="status" className={tool.status}>
        {made}
      </p>
      <p className={tool.hint}>
        The first releases a quarter after the first year and the rest by the second until the end
        of the fourth. The second opens payment streams, with one month as deposit. The rows replace
        yours, and you can edit them.
      </p>
    </div>
  );
}

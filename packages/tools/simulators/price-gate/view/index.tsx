import { TextInput } from '@sablier-docs/kit/form/TextInput';
import results from '@sablier-docs/kit/form/results.module.css';
import tool from '@sablier-docs/kit/form/styles.module.css';
import { evaluatePriceGate, GATED_DECIMALS, type PriceGateField } from '../evaluate';
import { useState, type ReactNode } from 'react';

const EXAMPLE = {
  amount: '100',
  end: '2027-07-01',
  target: '5000',
  price: '4999',
  at: '2027-01-01',
};

const TOOL_DESCRIPTION =
  'Price gate. Give the amount, the end and the target of a price-gated stream, a price and a moment; it says ' +
  'whether the tokens are locked.';

/** Shows whether a price-gated stream is locked at a time and a price that the reader chooses. */
export function PriceGate(): ReactNode {
  const [form, setForm] = useState(EXAMPLE);
  const { result, problems } = evaluatePriceGate(form);
  const input = (field: PriceGateField) => ({
    value: form[field],
    problem: problems.get(field),
    onValue: (value: string) => setForm({ ...form, [field]: value }),
  });

  return (
    <section
      id="price-gate"
      className={tool.tool}
      aria-label="Price gate"
      data-search="off"
      data-tool={TOOL_DESCRIPTION}
    >
      <p role="status" data-testid="answer" className={tool.status}>
        {result?.state ?? 'Correct the marked fields to see whether the tokens are locked.'}
      </p>
      {result && (
        <dl className={results.results}>
          <div>
            <dt>Released</dt>
            <dd>
              <span className={results.tokens}>{result.released}</span>
            </dd>
          </div>
          <div>
            <dt>Back to the sender on a cancellation</dt>
            <dd>
              <span className={results.tokens}>{result.refundable}</span>
            </dd>
          </div>
        </dl>
      )}
      <noscript>
        <p className={tool.hint}>
          With JavaScript you can set your own amount, prices and dates here. Without it, you see an
          example: 100 tokens with a target of 5,000 USD, at a price of 4,999 USD.
        </p>
      </noscript>
      <div className={`${tool.row} ${tool.scripted}`}>
        <TextInput
          label="Amount, in tokens"
          inputMode="decimal"
          most={Infinity}
          decimals={GATED_DECIMALS}
          {...input('amount')}
        />
        <TextInput label="End" hint="UTC or Unix seconds" {...input('end')} />
        <TextInput
          label="Target price, in USD"
          inputMode="decimal"
          most={Infinity}
          {...input('target')}
        />
        <TextInput
          label="Latest price of the feed, in USD"
          hint="0 for a feed that reverts or reports 0 or less"
          inputMode="decimal"
          most={Infinity}
          {...input('price')}
        />
        <TextInput label="Moment to look at" hint="UTC or Unix seconds" {...input('at')} />
      </div>
    </section>
  );
}

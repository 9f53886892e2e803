import errors from '@facts/errors.json';
import { entryOfError } from '@sablier-docs/protocol/errors/types';
import { useId, type ReactNode } from 'react';
import { BuiltInError, CustomError, DecodedArguments } from './Details';
import { examples } from './examples';
import { RetryButton } from '../../form/RetryButton';
import { usePaste } from '../../form/usePaste';
import { Explanations } from '../../signing/view';
import { LONGEST_INPUT } from '../find-revert-data';
import { describeRevert } from '../describe';
import { feeSentence } from '../fee-sentence';
import { DECODER_ID } from './share';
import styles from './styles.module.css';
import { useDecoder } from './useDecoder';

const A_CALL = {
  tone: 'named',
  title: 'This is a call, not an error',
  text: 'The data begins with the selector of a function, and holds no revert data. This is what the call does:',
} as const;

/** Without the list of functions, nothing is said of data that is no known error. */
const NO_LIST = {
  tone: 'problem',
  title: 'Not looked up to the end',
  text: 'It is no error of a release that has loaded. The list of functions did not load, so that it may be a call. Check your connection.',
} as const;

/**
 * Identifies the error in revert data, entirely in the browser; `#error-decoder?data=0x…` fills it
 * in.
 */
export function ErrorDecoder(): ReactNode {
  const decoder = useDecoder(errors);
  const { text, setText, pasted, explained, args, older, named } = decoder;
  const isLost = decoder.call === 'unavailable';
  const call = decoder.call === 'unavailable' ? undefined : decoder.call;
  const answer =
    pasted.kind === 'data' && isLost
      ? NO_LIST
      : pasted.kind === 'data' && call
        ? A_CALL
        : describeRevert(pasted, explained, older);
  // A megabyte would freeze the field; input that is too long for the decoder is not shown either.
  const { tooLong, handlers, clear } = usePaste(LONGEST_INPUT, setText);
  const isWhole = pasted.kind === 'data';
  const id = useId();
  const described = explained?.fact ?? explained?.older ?? named;
  const fee =
    explained && args.state === 'ready' ? feeSentence(explained.error.name, args.list) : null;

  return (
    <div
      id={DECODER_ID}
      className={styles.decoder}
      data-search="off"
      data-tool="Error decoder. Paste revert data, a selector or an error message; it names the error and decodes its arguments."
    >
      <label htmlFor={id} className={styles.label}>
        Revert data, selector or error message
      </label>
      <textarea
        id={id}
        className={styles.input}
        rows={3}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        placeholder="0x066920d7…"
        value={text}
        {...handlers}
        onChange={(event) => {
          clear();
          setText(event.target.value);
        }}
        aria-describedby={`${id}-privacy`}
      />
      {tooLong && <p role="alert">{tooLong}</p>}
      <p id={`${id}-privacy`} className={styles.hint}>
        Nothing you paste leaves your browser.
      </p>
      <p className={styles.examples}>
        Examples:{' '}
        {examples.map(({ label, data }) => (
          <button key={label} type="button" onClick={() => setText(data)}>
            {label}
          </button>
        ))}
        {text && (
          <button type="button" onClick={() => setText('')}>
            Clear
          </button>
        )}
      </p>
      <noscript>
        <p className={styles.hint}>
          The decoder needs JavaScript. Without it, search the{' '}
          <a href="/reference/errors">list of errors</a> for the first ten characters of the revert
          data: they are the selector.
        </p>
      </noscript>
      <div className={styles.result}>
        <p role="status" className={styles[answer.tone]}>
          {answer.title && (
            <strong className={styles.title} translate="no">
              {answer.title}
            </strong>
          )}{' '}
          <span>{answer.text}</span>
        </p>
        {call && pasted.kind === 'message' && <p>The message repeats the call that failed:</p>}
        {call && <Explanations list={call} />}
        {(pasted.kind === 'message' || pasted.kind === 'no-hex') && (
          <p>
            <a href="/support/transaction-failed#causes">All causes and what to do</a>
          </p>
        )}
        {(isLost || older === 'failed' || (explained && args.state === 'unavailable')) && (
          <RetryButton onRetry={decoder.retry} />
        )}
        {isWhole && fee !== null && <p>{fee}</p>}
        {described && <CustomError fact={described} />}
        {explained && isWhole && !described && (
          <BuiltInError name={explained.error.name} args={args} />
        )}
        {explained && isWhole && explained.state !== 'selector' && <DecodedArguments args={args} />}
        {described && (
          <p>
            <a href={entryOfError(described)}>{`Entry of ${described.name}`}</a>
          </p>
        )}
      </div>
    </div>
  );
}

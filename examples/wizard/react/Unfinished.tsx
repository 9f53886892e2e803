import { useReducer } from 'react';
import { forgetProgress, sentSoFar } from './progress';

/** Says that a list is not finished, and lets the reader forget it. */
export function Unfinished({ disabled }: { disabled: boolean }) {
  const [, renew] = useReducer((round: number) => round + 1, 0);
  const sent = sentSoFar();
  if (disabled || sent.length === 0) return null;
  const forget = () => {
    forgetProgress();
    renew();
  };
  return (
    <div role="status">
      <p>A list is not finished. To go on, enter the same values again and press Create.</p>
      <ul>
        {sent.map((hash) => (
          <li key={hash}>{hash}</li>
        ))}
      </ul>
      <p>Its streams stay when you forget it. The whole list entered again would pay them twice.</p>
      <button type="button" onClick={forget}>
        Forget the list
      </button>
    </div>
  );
}

import type { ReactNode } from 'react';
import { useTokens } from './useTokens';

/** Code as colored text; the colors are those of src/css/code.css. */
export function Code({ code, language }: { code: string; language: string }): ReactNode {
  return useTokens(code, language).map(({ role, text }, i) =>
    role ? (
      <span key={i} className={`code-${role}`}>
        {text}
      </span>
    ) : (
      text
    ),
  );
}

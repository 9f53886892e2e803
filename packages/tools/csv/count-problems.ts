import { csvRule, type RuleCode } from './rules';
import type { Problem } from './types';

export interface ProblemCounts {
  errors: number;
  warnings: number;
  /** Number of problems that the fixed copy repairs. */
  fixed: number;
  /** Count per rule, in the order of each rule's first problem. */
  byRule: [RuleCode, number][];
}

/** Counts for the summary above the list. */
export function countProblems(problems: readonly Problem[]): ProblemCounts {
  const byRule = new Map<RuleCode, number>();
  let errors = 0;
  let fixed = 0;
  for (const problem of problems) {
    byRule.set(problem.code, (byRule.get(problem.code) ?? 0) + 1);
    if (csvRule(problem.code).severity === 'error') errors += 1;
    if (problem.fixed) fixed += 1;
  }
  return { errors, warnings: problems.length - errors, fixed, byRule: [...byRule] };
}

const trusted =
  'Notes:\n- The parameters are not checked: {SablierLockup} calls this with what it has checked at creation.';

/** The released amount of a stream, by model. */
export const lockupMath = {
  'lockup/LockupMath.calculateStreamedAmountLD': `Adds up the segments that are over and the released part of the present one, whose exponent bends the curve.

Between start and end, the present segment being the first that is not over:

$$
f(t) = a_1 + \\dots + a_{n-1} + a_n \\cdot x^{e_n}
$$

Where:

- $a_i$ is the amount of segment $i$, and $n$ the present one.
- $e_n$ is its exponent.
- $x$ is the share of its time that has passed, from 0 to 1, with 18 decimals.

Before the start nothing is released; from the end on, the deposit. The last digits of the power are approximate; if they made the segment release more than its amount, it would release nothing until it is over.

${trusted}`,
  'lockup/LockupMath.calculateStreamedAmountLL': `Adds the two unlocks that are due to the share of the rest that has passed since the cliff, or since the start without one, in whole steps of the granularity.

From the cliff, or without one from the start, to the end:

$$
f(t) = s + c + \\left\\lfloor \\frac{\\lfloor p / g \\rfloor \\cdot g \\cdot (d - s - c)}{r} \\right\\rfloor
$$

Where:

- $d$ is the deposit, $s$ unlocks at the start and $c$ at the cliff.
- $p$ is the time that has passed since the cliff, or since the start without one.
- $r$ is the whole time from there to the end.
- $g$ is the granularity: nothing is released within a step.

Before the start nothing is released; between start and cliff, $s$; from the end on, the deposit.

${trusted}`,
  'lockup/LockupMath.calculateStreamedAmountLPG': `Asks the price feed: everything if the price is at the target or above it, or if the end has come, and otherwise nothing.

Notes:
- A feed that reverts, or reports a price that is not positive, a time in the future or unusable decimals, counts as a price below the target. A feed that returns no data makes the call revert.
- The start plays no part.
- The parameters are not checked.`,
  'lockup/LockupMath.calculateStreamedAmountLT': `Adds up the tranches whose time has come, and returns the deposit once the end has come.

$$
f(t) = a_1 + \\dots + a_k
$$

Where:

- $a_i$ is the amount of tranche $i$.
- $k$ is the last tranche whose time is not after this block.

${trusted}`,
} as const;

import type { ReactNode } from 'react';
import { type Figure, type FigureState, type Sentence } from '../figure';
import { Choice, Controls, Onward, Presses, Run, Said, Slider, Terms } from '../drawing/controls';
import { playgroundLink } from './links';
import { LEAF_PLACES, TREE_NODES, WRONG_PATHS } from './tree-hashes';

export interface ClaimState extends FigureState {
  /** Who claims: a leaf from 1 on. */
  readonly leaf: number;
  /** Whether the amount is the one of the list, or has one token too many. */
  readonly amount: string;
  /** How many hashes of the proof are folded in. */
  readonly fold: number;
}

const LEVELS = 3;
const LEAVES = LEAF_PLACES.length;
const TOKENS_PER_LEAF = 10;

const indexOf = ({ leaf }: ClaimState): number =>
  Math.min(Math.max(Math.round(leaf), 1), LEAVES) - 1;
const isWrong = ({ amount }: ClaimState): boolean => amount === 'wrong';
const parentOf = (node: number): number => Math.floor((node - 1) / 2);
const siblingOf = (node: number): number => (node % 2 === 1 ? node + 1 : node - 1);

/** The nodes from a leaf to the root. */
export function nodesToRoot(index: number): number[] {
  const path = [LEAF_PLACES[index] ?? 0];
  while ((path.at(-1) ?? 0) > 0) path.push(parentOf(path.at(-1) ?? 0));
  return path;
}

/** The hashes that a claim comes to, from its leaf to what is compared with the root. */
export const hashesOf = (state: ClaimState): readonly string[] => {
  const index = indexOf(state);
  return isWrong(state)
    ? (WRONG_PATHS[index] ?? [])
    : nodesToRoot(index).map((node) => TREE_NODES[node] ?? '');
};

const tokensOf = (state: ClaimState): number =>
  (indexOf(state) + 1) * TOKENS_PER_LEAF + (isWrong(state) ? 1 : 0);

function sentence(state: ClaimState): Sentence {
  const fold = Math.floor(state.fold);
  const who = `Account ${indexOf(state) + 1} claims `;
  const amount = `${tokensOf(state)} DAI`;
  const hash = hashesOf(state)[fold] ?? '';
  if (fold < LEVELS) {
    return [who, amount, `. With ${fold} of ${LEVELS} hashes of the proof it comes to `, hash, '.'];
  }
  return isWrong(state)
    ? [
        who,
        amount,
        `. The proof leads to ${hash}, which is not the root: the contract `,
        'refuses',
        ' the claim.',
      ]
    : [
        who,
        amount,
        `. The proof leads to ${hash}, the root of the campaign: the contract `,
        'pays',
        '.',
      ];
}

/** Eight leaves with their digits beside each other, at 12 pixels where a page is 320 wide. */
const WIDTH = 288;
const ROW = 46;
const FIRST_ROW = 30;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where a node stands: the root above, its children side by side. */
function spotOf(node: number): Spot {
  const level = Math.floor(Math.log2(node + 1));
  const count = 2 ** level;
  const inRow = node - (count - 1);
  return { x: (WIDTH * (inRow + 0.5)) / count, y: FIRST_ROW + level * ROW };
}

const line = (a: Spot, b: Spot): string => `M${a.x.toFixed(1)} ${a.y}L${b.x.toFixed(1)} ${b.y}`;

const FRAME = {
  display: 'block',
  width: '100%',
  maxWidth: '23rem',
  height: 'auto',
  margin: '0 auto',
} as const;

function Tree({ state }: { state: ClaimState }): ReactNode {
  const fold = Math.floor(state.fold);
  const path = nodesToRoot(indexOf(state));
  const hashes = hashesOf(state);
  const reached = path.slice(0, fold + 1);
  const used = path.slice(0, LEVELS).map(siblingOf);
  const isRefused = isWrong(state) && fold === LEVELS;
  const mark = isRefused ? 'var(--danger)' : 'var(--grain)';
  const label = `A tree of ${LEAVES} leaves. The claim begins at leaf ${indexOf(state) + 1} with ${hashes[0] ?? ''}. ${hashes
    .slice(1)
    .map((hash, at) => `With ${TREE_NODES[used[at] ?? 0] ?? ''} it becomes ${hash}.`)
    .join(' ')} The root is ${TREE_NODES[0]}.`;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 196`}
      width={WIDTH}
      height="196"
      style={FRAME}
      role="img"
      aria-label={label}
    >
      <g stroke="var(--border-strong)" strokeWidth="1.25">
        {TREE_NODES.slice(1).map((_, at) => (
          <path key={at} d={line(spotOf(at + 1), spotOf(parentOf(at + 1)))} />
        ))}
      </g>
      <g stroke={mark} strokeWidth="3" strokeLinecap="round">
        {path.slice(0, LEVELS).map((node, at) => (
          <path
            key={at}
            d={line(spotOf(node), spotOf(parentOf(node)))}
            visibility={at < fold ? 'visible' : 'hidden'}
          />
        ))}
      </g>
      {TREE_NODES.map((hash, node) => {
        const { x, y } = spotOf(node);
        const step = path.indexOf(node);
        const isReached = reached.includes(node);
        const isProof = used.includes(node);
        const isShown = isReached || isProof || node === 0;
        return (
          <g key={hash}>
            <circle
              cx={x.toFixed(1)}
              cy={y}
              r={isShown ? 6 : 4}
              fill={isReached ? mark : 'var(--surface)'}
              stroke={isReached ? mark : isProof ? 'var(--cool)' : 'var(--border-strong)'}
              strokeWidth="2"
            />
            <text
              x={x.toFixed(1)}
              y={y + (node === 0 ? -12 : 20)}
              textAnchor="middle"
              fontSize="13"
              fontWeight={isReached ? 650 : 400}
              fill={isProof ? 'var(--cool)' : 'var(--text)'}
              stroke="var(--surface-raised)"
              strokeWidth="3"
              paintOrder="stroke"
            >
              {node === 0 ? `root ${hash}` : isReached ? (hashes[step] ?? '') : isProof ? hash : ''}
            </text>
          </g>
        );
      })}
      <text
        x={WIDTH / 2 + 12}
        y={FIRST_ROW + 5}
        fontSize="13"
        fontWeight="650"
        fill={isRefused ? 'var(--danger)' : 'var(--accent)'}
        stroke="var(--surface-raised)"
        strokeWidth="3"
        paintOrder="stroke"
      >
        {fold < LEVELS ? '' : isRefused ? `is not ${hashes[LEVELS] ?? ''}` : 'is the same'}
      </text>
    </svg>
  );
}

const stepsOf = (state: ClaimState): string =>
  isWrong(state) ? `5 recipient claimOther ${tokensOf(state)}` : '5 recipient claim recipient';

function draw(state: ClaimState, id: string): ReactNode {
  const fold = Math.floor(state.fold);
  const leaf = indexOf(state) + 1;
  return (
    <>
      <Said letters={104} sentence={sentence(state)} />
      <Tree state={state} />
      <Controls>
        <Slider
          id={id}
          name="fold"
          label="Hashes of the proof"
          value={fold}
          max={LEVELS}
          text={`${fold} of ${LEVELS}`}
        />
        <Presses>
          <Run state={state} />
        </Presses>
      </Controls>
      <Terms>
        <Slider
          id={id}
          name="leaf"
          label="Who claims"
          value={leaf}
          min={1}
          max={LEAVES}
          text={`account ${leaf}`}
        />
        <Choice
          name="amount"
          label="Amount"
          value={isWrong(state) ? 'wrong' : 'listed'}
          options={[
            ['listed', `${leaf * TOKENS_PER_LEAF} DAI, as listed`],
            ['wrong', `${leaf * TOKENS_PER_LEAF + 1} DAI`],
          ]}
        />
      </Terms>
      <Onward
        links={[
          [
            playgroundLink('campaign', stepsOf(state), `${leaf * TOKENS_PER_LEAF} DAI`),
            'Try it on the contract',
          ],
          ['/guides/airdrops/examples/claim#claim', 'In code'],
        ]}
      />
    </>
  );
}

export const claim: Figure<ClaimState> = {
  start: { leaf: 6, amount: 'listed', fold: LEVELS },
  limits: { leaf: [1, LEAVES], fold: [0, LEVELS] },
  clock: { name: 'fold', end: LEVELS },
  sentence,
  draw,
};

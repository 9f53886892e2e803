import type { ReactNode } from 'react';
import { Clock, Onward, Press, Said } from '../drawing/controls';
import { DAI, dayWord } from '../drawing/words';
import type { Figure, Sentence } from '../figure';
import {
  lifeCourse,
  LIFE_TERMS,
  lifeReading,
  stepsOnDay,
  takesOnDay,
  type LifeState,
} from './life-course';
import { playgroundLink } from './links';
import { DEPOSIT } from './lockup';
import { NftDrawing, nftPicture, type NftPicture } from './nft-picture';

/** The picture of the stream of the figure of a life, as `tokenURI` draws it on the day. */
export function pictureOnDay(state: LifeState): NftPicture {
  const { stream } = lifeReading(state);
  const { startTime, endTime } = LIFE_TERMS;
  return nftPicture({
    status: stream.status,
    streamed: stream.streamed,
    deposit: DEPOSIT,
    decimals: DAI.decimals,
    duration: endTime - startTime,
  });
}

const wordsOf = ({ cards }: NftPicture): string =>
  cards
    .slice(0, 2)
    .map(({ content }) => content)
    .join(', ');

/** A copy has the picture of the last event after which the contract asks for a new one. */
const copied = (state: LifeState): LifeState => ({ ...state, day: lifeReading(state).paidOn });

function sentence(state: LifeState): Sentence {
  const now = wordsOf(pictureOnDay(state));
  const copy = wordsOf(pictureOnDay(copied(state)));
  const since = lifeReading(state).paidOn;
  const drawn = `On ${dayWord(state.day)} the contract's picture says `;
  return now === copy
    ? [drawn, now, `. A wallet's copy of day ${since} says the same.`]
    : [drawn, now, `. A wallet's copy of day ${since}, the last event, still says `, copy, '.'];
}

/** Side by side on a phone, too. */
const PLATES = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 'var(--space-4)',
} as const;
const PLATE = { width: '100%', maxWidth: '17.5rem', margin: '0 auto' } as const;
const CAPTION = { margin: '0 0 var(--space-2)', textAlign: 'center' } as const;
const CARDS = {
  margin: 'var(--space-2) 0 0',
  padding: 0,
  listStyle: 'none',
  fontSize: 'var(--text-sm)',
} as const;
const CARD = { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' } as const;
const FAINT = { color: 'var(--text-muted)' } as const;

/** A picture with what is written on its cards, in letters of the page. */
function Plate({ picture, title }: { picture: NftPicture; title: string }): ReactNode {
  return (
    <div style={PLATE}>
      <p style={CAPTION}>
        <strong>{title}</strong>
      </p>
      <NftDrawing picture={picture} title={title} />
      <ul role="list" style={CARDS}>
        {picture.cards.map(({ caption, content }) => (
          <li key={caption} style={CARD}>
            <span style={FAINT}>{`${caption} `}</span>
            <span>{content}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function draw(state: LifeState, id: string): ReactNode {
  const can = takesOnDay(state);
  return (
    <>
      <Said letters={125} sentence={sentence(state)} />
      <div style={PLATES}>
        <Plate picture={pictureOnDay(state)} title={`Now, ${dayWord(state.day)}`} />
        <Plate
          picture={pictureOnDay(copied(state))}
          title={`Copy of day ${lifeReading(state).paidOn}`}
        />
      </div>
      <Clock id={id} state={state} end={lifeCourse.clock.end}>
        <Press does="withdraw" isOff={!can.withdraw}>
          Withdraw
        </Press>
        <Press does="cancel" isOff={!can.cancel}>
          Cancel
        </Press>
      </Clock>
      <Onward
        links={[
          [playgroundLink('linear', stepsOnDay(state)), 'Try it on the contract'],
          ['/reference/lockup/contracts/contract.SablierLockup#tokenURI', 'In code'],
        ]}
      />
    </>
  );
}

export const nft: Figure<LifeState> = {
  ...lifeCourse,
  sentence,
  draw,
  act: (state, action) => (action === 'renounce' ? state : lifeCourse.act(state, action)),
};

import { describe, expect, it } from 'vitest';
import { DEFAULTS, type Answers } from './answers';
import { wizardAfter, type WizardState } from './wizard-state';

const FEED = '0x5f4eC3Df9cbd43714FE2740f5E3616155c5b8419';
const OTHER = '0x71041dddad3595F9CEd3DcCFBe3D1F4b0a16Bb70';
const gated = (feed: string): Answers => ({ ...DEFAULTS, model: 'price-gated', feed });
const offering: WizardState = { choice: { answers: gated(''), chainId: 8453 }, offered: FEED };

describe('the wizard', () => {
  it('fills in no feed of a link, and offers that of the last one alone', () => {
    const shared = { answers: gated(FEED), chainId: 8453 };
    expect(wizardAfter({ ...offering, offered: OTHER }, { do: 'take', shared })).toEqual(offering);
    const without = { answers: gated(''), chainId: 10 };
    expect(wizardAfter(offering, { do: 'take', shared: without })).toEqual({
      choice: without,
      offered: null,
    });
    const own = { ...offering, choice: { ...offering.choice, answers: gated(OTHER) } };
    expect(wizardAfter(own, { do: 'take', shared }).choice.answers.feed).toBe('');
  });

  it.each([
    ['takes the offered feed by an answer', FEED],
    ['takes a feed of the reader instead', OTHER],
  ])('%s, and offers nothing after it', (_, value) => {
    expect(wizardAfter(offering, { do: 'answer', question: 'feed', value })).toEqual({
      choice: { answers: gated(value), chainId: 8453 },
      offered: null,
    });
  });

  it('leaves the offered feed out without filling it in', () => {
    expect(wizardAfter(offering, { do: 'leave out feed' })).toEqual({ ...offering, offered: null });
  });

  it('keeps the offer beside other answers and another chain, and both of these', () => {
    const batch = wizardAfter(offering, { do: 'answer', question: 'batch', value: 'yes' });
    expect(batch).toEqual({
      choice: { answers: { ...gated(''), batch: 'yes' }, chainId: 8453 },
      offered: FEED,
    });
    expect(wizardAfter(batch, { do: 'choose chain', chainId: 10 })).toEqual({
      choice: { ...batch.choice, chainId: 10 },
      offered: FEED,
    });
  });

  it('resets what an answer excludes', () => {
    const flow = wizardAfter(offering, { do: 'answer', question: 'product', value: 'flow' });
    expect(flow.choice.answers).toMatchObject({ product: 'flow', model: 'none', hooks: 'no' });
    const lockup = wizardAfter(flow, { do: 'answer', question: 'product', value: 'lockup' });
    expect(lockup.choice.answers.model).toBe(DEFAULTS.model);
  });
});

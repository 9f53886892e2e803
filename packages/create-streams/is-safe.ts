import type { Answers } from './answers';

/** The project of a Safe prepares calls and sends none. */
export const isSafe = ({ sender }: Pick<Answers, 'sender'>): boolean => sender === 'safe';

/**
 * True for a key that an input method uses to write a word. Safari ends the composition before it sends the
 * key that ended it, which has only the code 229 left.
 */
export const isComposingKey = ({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean => isComposing || keyCode === 229;

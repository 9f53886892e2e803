// What tests outside of this package compare with the contracts, with files and with pages.
export { warnAccount } from './account-warning';
export { actionCalls } from './calls';
export { deskAfter, type DeskEvent, type DeskState, emptyDesk } from './desk-state';
export { prefilledActionTexts } from './prefill';
export { callArguments, type FormReading, readAction } from './read-action';
export { seenRefusal } from './refusal';
export { depositCalls } from './several/deposit-calls';
export { fetchSeveral } from './several/fetch';
export { shownValues } from './shown-values';

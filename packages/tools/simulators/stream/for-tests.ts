// What tests outside of this package compare with the contracts, with files and with pages.
export { CREATE_FUNCTIONS } from './create-functions';
export { calendarOf } from './files/calendar';
export { csvOf } from './files/csv';
export { scheduleEvents } from './files/events';
export { boundariesOf, MAX_PERIODS } from './files/periods';
export { formOf, presetForm } from './from-stream';
export { readForm } from './read-form';
export { readSharedStream, writeSharedStream } from './share';
export { streamSolidity } from './solidity';
export { FIRST_SHAPES } from './switch-model';
export { streamTypescript } from './typescript';
export { validateForm } from './validate';

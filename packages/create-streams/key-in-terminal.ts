/** Reads a key from the keyboard, which keeps it out of files and the shell's history. */
export const KEY_IN_TERMINAL = 'read -rs PRIVATE_KEY && export PRIVATE_KEY';

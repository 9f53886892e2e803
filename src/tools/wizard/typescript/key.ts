/** Reads a key that moves real tokens from the keyboard: neither a file nor the shell's history gets it. */
export const KEY_IN_TERMINAL = 'read -rs PRIVATE_KEY && export PRIVATE_KEY';

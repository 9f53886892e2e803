// Filled by all-styles.cjs.

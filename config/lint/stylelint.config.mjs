/** Colors live in src/css/tokens.css, by role; nothing else names one. */
export default {
  extends: ['stylelint-config-standard'],
  rules: {
    'selector-class-pattern': null,
    'custom-property-pattern': null,
    'keyframes-name-pattern': null,
    'no-descending-specificity': null,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'color-no-hex': true,
    'function-disallowed-list': [['rgb', 'rgba', 'hsl', 'hsla', 'oklch']],
  },
  overrides: [
    {
      files: ['../../src/css/{tokens,print}.css'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null },
    },
  ],
};

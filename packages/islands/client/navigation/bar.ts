import styles from '../loading.module.css';
import bar from 'nprogress/nprogress.js';

/**
 * Docusaurus turns the spinner of `nprogress` off. Here it shows, and says so to those who cannot see
 * it; the roles of the stock template do not exist.
 */
bar.configure({
  showSpinner: true,
  barSelector: '.bar',
  spinnerSelector: '[role="status"]',
  template:
    '<div class="bar"><div class="peg"></div></div>' +
    `<div role="status" class="${styles.spinner} ${styles.corner}"><span class="visually-hidden">Loading</span></div>`,
});

export default bar;

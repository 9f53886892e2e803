/* Must run before Prism: without `manual` it would highlight every block of the page again on its own. */
Object.assign(globalThis, { Prism: { manual: true } });

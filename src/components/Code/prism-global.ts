/* Before Prism itself: without `manual` it would color every block of the page anew, by itself. */
Object.assign(globalThis, { Prism: { manual: true } });

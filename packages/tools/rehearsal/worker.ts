// The chain's worker, as a file of the page's own bundle.
import '@sablier-docs/chain/worker/browser';

// What @docusaurus/utils-common takes of tslib, which has no smaller form than 4 KB.
exports.__importDefault = (module) => (module && module.__esModule ? module : { default: module });

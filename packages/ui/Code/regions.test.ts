import { describe, expect, it } from 'vitest';
import { readRegions, regionOf, withoutMarkers } from './regions';

const source = `contract A {
    // region create
    function create() external {
        // region inner
        call();
        // endregion inner
    }
    // endregion create
}
`;

describe('regions', () => {
  it('cuts a region out, without markers and common indentation', () => {
    expect(regionOf(source, 'create', 'A.sol')).toBe(
      'function create() external {\n    call();\n}\n',
    );
    expect(regionOf(source, 'inner', 'A.sol')).toBe('call();\n');
  });

  it('leaves no marker in the whole file', () => {
    expect(withoutMarkers(source)).toBe(
      'contract A {\n    function create() external {\n        call();\n    }\n}\n',
    );
  });

  it.each([
    ['# region a\nx: 1\n# endregion a', 'a', 'x: 1\n'],
    ['<!-- region a -->\n<p />\n<!-- endregion a -->', 'a', '<p />\n'],
  ])('reads the comments of other languages', (text, name, expected) => {
    expect(regionOf(text, name, 'f')).toBe(expected);
  });

  it.each([
    ['// region a\nx\n', /does not close the region "a"/],
    ['// endregion a\n', /not open/],
    ['// region a\n// endregion a\n// region a\n// endregion a\n', /twice/],
  ])('throws for a region that is not closed, and for an end without a start', (text, message) => {
    expect(() => readRegions(text, 'f.ts')).toThrow(message);
  });

  it('names the regions that exist when one is unknown, and refuses an empty one', () => {
    expect(() => regionOf(source, 'nope', 'A.sol')).toThrow(/Regions of this file: create, inner/);
    expect(() => regionOf('// region a\n\n// endregion a', 'a', 'f')).toThrow(/empty/);
  });
});

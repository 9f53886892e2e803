import { escape } from 'html-escaper';
import { FAMILY, WEIGHTS, type Faces, type Weight } from './faces';
import { fit } from './wrap';

/** The size that every network shows without cropping, in pixels. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

export interface Card {
  section: string;
  title: string;
  description: string;
}

/** Colors by role, as in the dark half of src/css/tokens.css. */
export type Colors = (role: string) => string;

/** @throws when the stylesheet has no dark mode; the returned function throws for an unknown role */
export function readColors(css: string): Colors {
  const dark = /:root\[data-theme='dark'\]\s*\{([^}]*)\}/.exec(css)?.[1];
  if (!dark) throw new Error('src/css/tokens.css has no dark mode where the pictures look for it.');
  return (role) => {
    const color = new RegExp(`--${role}:\\s*(#[0-9a-f]{3,8});`).exec(dark)?.[1];
    if (!color) throw new Error(`src/css/tokens.css has no plain color "--${role}" in dark mode.`);
    return color;
  };
}

const LEFT = 80;
const COLUMN = 740;
const TITLE = { width: COLUMN, sizes: [72, 64, 56, 48], most: 3 };
const LEADING = { title: 1.14, text: 1.42 };
/** Lowest line that a description may reach. */
const FLOOR = 566;

/** The parts that all pictures share. */
export interface Art {
  color: Colors;
  measure: Faces['measure'];
  /** Content of the site's 20 by 20 logo. */
  logo: string;
  /** Name of the site. */
  name: string;
}

/** The picture of a page: brand, section, title and description next to the hourglass. */
export function cardSvg(card: Card, art: Art): string {
  const { color, measure } = art;
  const text = (x: number, y: number, size: number, weight: Weight, role: string, says: string) =>
    `<text x="${x}" y="${y.toFixed(1)}" font-family="${FAMILY}" font-size="${size}" font-weight="${WEIGHTS[weight]}" fill="${color(role)}">${escape(says)}</text>`;

  const title = fit(card.title, TITLE, measure.bold);
  let y = 232 + title.size * LEADING.title;
  const titleLines = title.lines.map((line, i) =>
    text(LEFT, y + i * title.size * LEADING.title, title.size, 'bold', 'text', line),
  );
  y += (title.lines.length - 1) * title.size * LEADING.title + 58;

  const size = 28;
  const most = Math.max(1, Math.min(4, 1 + Math.floor((FLOOR - y) / (size * LEADING.text))));
  const description = fit(
    card.description,
    { width: COLUMN, sizes: [size], most },
    measure.regular,
  );
  const descriptionLines = description.lines.map((line, i) =>
    text(LEFT, y + i * size * LEADING.text, size, 'regular', 'text-muted', line),
  );

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}">`,
    `<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="${color('surface')}"/>`,
    `<g transform="translate(${LEFT - 6} 64) scale(2.6)">${art.logo}</g>`,
    text(LEFT + 58, 102, 32, 'bold', 'text', art.name),
    text(LEFT, 214, 26, 'bold', 'accent', card.section),
    ...titleLines,
    ...descriptionLines,
    `<g transform="translate(878 136) scale(1.5)">${hourglass(color)}</g>`,
    '</svg>',
  ].join('\n');
}

const NECK = 120;
const FLOOR_OF_GLASS = 216;
const BULB = 92;
/** Share of the sand that has run through. */
const SHARE = 0.38;

/** The figure of the home page at one moment, in a box of 200 by 240. */
function hourglass(color: Colors): string {
  const above = BULB * Math.sqrt(1 - SHARE);
  const level = FLOOR_OF_GLASS - BULB * (1 - Math.sqrt(1 - SHARE));
  const sand = color('grain');
  const line = `fill="none" stroke="${color('text-muted')}" stroke-linecap="round" stroke-linejoin="round"`;
  return [
    '<defs>',
    '<clipPath id="above"><path d="M46 24v22c0 14 6 26 17 35l37 31 37-31c11-9 17-21 17-35V24Z"/></clipPath>',
    '<clipPath id="below"><path d="M46 216v-22c0-14 6-26 17-35l37-31 37 31c11 9 17 21 17 35v22Z"/></clipPath>',
    '</defs>',
    `<rect clip-path="url(#above)" x="40" y="${NECK - above}" width="120" height="${BULB + 24}" fill="${sand}"/>`,
    `<g clip-path="url(#below)" fill="${sand}">`,
    `<path d="M40 ${FLOOR_OF_GLASS}V${level + 12}Q100 ${level - 14} 160 ${level + 12}V${FLOOR_OF_GLASS}Z"/>`,
    `<rect x="99" y="${NECK - 2}" width="2" height="${BULB}"/>`,
    '</g>',
    `<path d="M46 20v26c0 14 6 26 17 35l36 34v10l-36 34c-11 9-17 21-17 35v26M154 20v26c0 14-6 26-17 35l-36 34v10l36 34c11 9 17 21 17 35v26" ${line} stroke-width="3"/>`,
    `<path d="M30 16h140M30 224h140" ${line} stroke-width="5"/>`,
  ].join('');
}

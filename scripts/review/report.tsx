import { renderToStaticMarkup } from 'react-dom/server';
import type { Change, ChangedPage } from './compare';
import { COLOR_MODES, SIDES, type Pictures } from './pictures';

export interface Review {
  /** Names of the two builds, such as commits. */
  names: { before: string; after: string };
  pages: readonly ChangedPage[];
  pictures: ReadonlyMap<string, Pictures>;
  /** Pages that differ and are not shown. */
  leftOut: readonly ChangedPage[];
}

const CSS = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 1800px; margin: 0 auto; padding: 1rem; }
table { border-collapse: collapse; } td, th { padding: .25rem .75rem; text-align: left; }
.change { max-width: 75ch; white-space: pre-wrap; border-left: 3px solid #8888; padding-left: .75rem; }
del { background: #f003; } ins { background: #0a03; text-decoration: none; }
.sides { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; align-items: start; }
.sides img { width: 100%; border: 1px solid #8888; } figure { margin: 0; }
`;

const anchor = (route: string) => `page-${route.replace(/\W+/g, '-')}`;

const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;

function Words({ change }: { change: Change }) {
  return (
    <p className="change">
      {change.map(({ text, side }, i) => {
        if (side === 'before') return <del key={i}>{text}</del>;
        return side === 'after' ? <ins key={i}>{text}</ins> : <span key={i}>{text}</span>;
      })}
    </p>
  );
}

function Sides({ page, pictures }: { page: ChangedPage; pictures: Pictures }) {
  return COLOR_MODES.map((mode) => (
    <details key={mode} open={mode === 'dark'}>
      <summary>{mode === 'dark' ? 'In dark mode' : 'In light mode'}</summary>
      <div className="sides">
        {SIDES.map((side) => (
          <figure key={side}>
            <figcaption>{side === 'before' ? 'Before' : 'After'}</figcaption>
            {pictures[mode][side] ? (
              <img src={pictures[mode][side]} alt={`${page.title}, ${side}, ${mode}`} />
            ) : (
              <p>There is no such page.</p>
            )}
          </figure>
        ))}
      </div>
    </details>
  ));
}

function Tested({ pages }: { pages: readonly ChangedPage[] }) {
  const changed = pages.filter(({ tested }) => tested.length > 0);
  if (changed.length === 0) return <p>No tested sentence has changed.</p>;
  return changed.map(({ route, tested }) => (
    <section key={route}>
      <h3>{route}</h3>
      {tested.map((change, i) => (
        <Words key={i} change={change} />
      ))}
    </section>
  ));
}

function Decisive({ pages }: { pages: readonly ChangedPage[] }) {
  const changed = pages.filter(({ decisive }) => decisive.length > 0);
  if (changed.length === 0)
    return <p>No warning, role, number, name or negation has changed in a text that stays.</p>;
  return changed.map(({ route, decisive }) => (
    <section key={route}>
      <h3>{route}</h3>
      {decisive.map(({ says, change }, i) => (
        <div key={i}>
          <p>
            <strong>{says}</strong>
          </p>
          <Words change={change} />
        </div>
      ))}
    </section>
  ));
}

function Document({ names, pages, pictures, leftOut }: Review) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>Changed pages</title>
        <style>{CSS}</style>
      </head>
      <body>
        <h1>{count(pages.length + leftOut.length, 'changed page')}</h1>
        <p>
          From {names.before} to {names.after}. A page is here when its text differs. A change is
          marked on the pictures; what is new is <ins>like this</ins>, what is gone{' '}
          <del>like this</del>.
        </p>
        <ul>
          {pages.map(({ route, title, state, changes }) => (
            <li key={route}>
              <a href={`#${anchor(route)}`}>{title}</a> {route}: {state},{' '}
              {count(changes.length, 'block')}
            </li>
          ))}
        </ul>
        {leftOut.length > 0 && (
          <>
            <h2>Left out</h2>
            <p>These {leftOut.length} pages differ as well, and have no words and pictures here:</p>
            <ul>
              {leftOut.map(({ route, state }) => (
                <li key={route}>
                  {route}: {state}
                </li>
              ))}
            </ul>
          </>
        )}
        <h2>Look at these first</h2>
        <Decisive pages={[...pages, ...leftOut]} />
        <h2>Changed tested sentences</h2>
        <Tested pages={[...pages, ...leftOut]} />
        {pages.map((page) => {
          const shown = pictures.get(page.route);
          return (
            <section key={page.route} id={anchor(page.route)}>
              <h2>
                {page.title} <small>{page.route}</small>
              </h2>
              {page.changes.map((change, i) => (
                <Words key={i} change={change} />
              ))}
              {shown && <Sides page={page} pictures={shown} />}
            </section>
          );
        })}
      </body>
    </html>
  );
}

/** The review as one file of HTML that needs no other. React escapes every text of a page. */
export const reportOf = (review: Review): string =>
  `<!doctype html>${renderToStaticMarkup(<Document {...review} />)}\n`;

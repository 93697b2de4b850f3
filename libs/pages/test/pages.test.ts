import { access, readFile } from 'node:fs/promises';
import { html, page, pageAssets } from '@stitchbook/pages';

const fileOf = (path: string) => readFile(new URL(path, import.meta.url), 'utf8');

describe('a page without the web app', () => {
  it('shows what it is given as text', () => {
    const shown = page({ title: '<b>Hello</b>', body: html`<h1>${'"><script>'}</h1>`, assets: '/here' });
    expect(shown).toContain('<title>&lt;b&gt;Hello&lt;/b&gt; · Stitchbook</title>');
    expect(shown).toContain('<h1>&quot;&gt;&lt;script&gt;</h1>');
  });

  it('asks only for what is served beside it', async () => {
    const shown = page({ title: 'Hello', body: html`<h1>Hello</h1>`, assets: '/here' });
    const style = await fileOf('../assets/pages.css');
    const asked = [...shown.matchAll(/"\/here\/([^"]+)"/g), ...style.matchAll(/url\('([^']+)'\)/g)];
    expect(new Set(asked.map(([, name]) => name))).toEqual(new Set(Object.keys(pageAssets)));
    await Promise.all(Object.values(pageAssets).map(({ path }) => access(path)));
  });

  it('wears the scheme that was chosen in the web app', async () => {
    expect(await fileOf('../assets/color-scheme.js')).toBe(await fileOf('../../../frontend/public/color-scheme.js'));
  });

  it.each([
    'paper',
    'sheet',
    'ink',
    'soft',
    'faint',
    'thread',
    'thread-ink',
    'thread-fill',
    'thread-fill-hover',
    'alarm',
    'alarm-wash',
  ])('wears the %s of the web app, by day and by night', async (name) => {
    const [app, own] = await Promise.all([
      fileOf('../../../frontend/src/design/tokens.css'),
      fileOf('../assets/pages.css'),
    ]);
    const [, day, night] = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(app) ?? [];
    const worn = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(own)?.slice(1);
    expect(worn).toEqual([day, night]);
  });
});

import { LANDING_PATH, safeReturnTo } from '../src/sign-in/code-flow.ts';

const ORIGIN = 'http://localhost:3000';

describe('where a sign-in leads', () => {
  it.each(['/', '/notes', '/notes/12?at=3#comments', '/notes?q=%2F%2Fevil', '/apiary'])(
    'is the page %s that was asked for',
    (path) => {
      expect(safeReturnTo(path, ORIGIN)).toBe(path);
    },
  );

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/notes/..//evil.example',
    '/%2e//evil.example',
    '/./\\evil.example',
    'https://evil.example',
    'https:evil.example',
    'http://localhost:3000@evil.example/',
    'http://localhost:3000.evil.example/',
    'javascript:alert(1)',
    'data:text/html,hello',
    ' //evil.example',
    '//[',
    'notes',
    '',
    '/api/logout',
    '/notes/../api/logout',
    '/oidc/session/end',
    `/${'a'.repeat(1_000)}`,
    ['/notes', '//evil.example'],
    undefined,
  ])('is never %j', (asked) => {
    expect(safeReturnTo(asked, ORIGIN)).toBe(LANDING_PATH);
  });

  it.each(['%2f%2fevil.example', '/%2f/evil.example', '/%5cevil.example', '/%09/evil.example'])(
    'stays on this origin for a browser that is sent to %s',
    (asked) => {
      expect(new URL(safeReturnTo(asked, ORIGIN), ORIGIN).origin).toBe(ORIGIN);
    },
  );
});

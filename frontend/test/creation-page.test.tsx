import type { Creation, CreationVersionDetail } from '@stitchbook/api-types';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { MADE } from './open-to-generate.ts';
import { pressOnToast } from './press-on-toast.ts';
import { openApp } from './render-app.tsx';
import { problem, server } from './server.ts';

const BEA = { id: 'user-bea', name: 'Bea Dashwood' };
const AS_MADE: CreationVersionDetail = {
  version: 1,
  createdAt: MADE.createdAt,
  isAsMade: true,
  editedBy: null,
  characters: 32,
  content: MADE.content,
};

/** A server that holds one creation. */
function haveCreation(changes: Partial<Creation> = {}) {
  const held = { creation: { ...MADE, ...changes }, asked: [] as unknown[], versions: [AS_MADE] };
  const { creation } = held;
  const { content: _, ...card } = AS_MADE;
  server.use(
    http.get('/api/creations', () => HttpResponse.json([held.creation])),
    http.get(`/api/creations/${creation.id}`, () => HttpResponse.json(held.creation)),
    http.patch(`/api/creations/${creation.id}`, async ({ request }) => {
      const change = (await request.json()) as { content: string };
      held.asked.push({ ...change, seen: request.headers.get('if-match') });
      if (request.headers.get('if-match') !== `"${held.creation.version}"`)
        return HttpResponse.json(
          { code: 'creation.changed', message: 'It has changed.', creation: held.creation },
          { status: 409 },
        );
      held.creation = { ...held.creation, ...change, version: held.creation.version + 1 };
      return HttpResponse.json(held.creation);
    }),
    http.get(`/api/creations/${creation.id}/versions`, () => HttpResponse.json([card])),
    http.get(`/api/creations/${creation.id}/versions/1`, () => HttpResponse.json(AS_MADE)),
    http.post(`/api/creations/${creation.id}/versions/:version/restore`, ({ params }) => {
      held.asked.push({ restored: Number(params.version) });
      held.creation = { ...held.creation, content: AS_MADE.content, version: held.creation.version + 1 };
      return HttpResponse.json(held.creation);
    }),
  );
  return held;
}

async function openPage(changes: Partial<Creation> = {}) {
  const held = haveCreation(changes);
  const { user } = openApp(`/creations/${held.creation.id}`);
  await screen.findByRole('heading', { level: 1, name: 'Personal Narrative' });
  return { user, held };
}
const field = () => screen.getByRole('textbox', { name: 'Text' });
const press = (name: string) => screen.getByRole('button', { name });

describe('a creation on its own page', () => {
  it('is reached from its card', async () => {
    haveCreation();
    const { user } = openApp('/creations');
    await user.click(await screen.findByRole('link', { name: 'Open' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Personal Narrative' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'The workshop by the canal' })).toHaveAttribute('href', '/notes/7');
  });

  it('is edited in place, by keyboard alone', async () => {
    const { user, held } = await openPage();
    await user.click(press('Edit'));
    expect(field()).toHaveFocus();
    await user.clear(field());
    await user.type(field(), 'It **moved**.{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Creation saved')).toBeInTheDocument();
    expect(held.asked).toEqual([{ content: 'It **moved**.', seen: '"1"' }]);
    expect(screen.getByText('moved').tagName).toBe('STRONG');
    expect(press('Edit')).toHaveFocus();
  });

  it('takes back what was given up with Escape', async () => {
    const { user, held } = await openPage();
    await user.click(press('Edit'));
    await user.type(field(), ' And on.{Escape}');
    expect(screen.queryByRole('textbox', { name: 'Text' })).not.toBeInTheDocument();
    await pressOnToast(user, 'Undo');
    expect(field()).toHaveValue(`${MADE.content} And on.`);
    expect(held.asked).toEqual([]);
  });

  it('keeps what was typed when it cannot be saved, also over a reload', async () => {
    const { user } = await openPage();
    server.use(http.patch('/api/creations/31', () => problem(500, 'The database does not answer.')));
    await user.click(press('Edit'));
    await user.type(field(), ' And on.');
    await user.click(press('Save'));
    expect(await screen.findByText('It could not be saved: The database does not answer.')).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('pagehide')));
    openApp('/creations/31');
    await waitFor(() => expect(screen.getAllByRole('textbox', { name: 'Text' })).toHaveLength(2));
    for (const each of screen.getAllByRole('textbox', { name: 'Text' }))
      expect(each).toHaveValue(`${MADE.content} And on.`);
  });

  it('shows what another wrote meanwhile, and loses neither', async () => {
    const { user, held } = await openPage();
    await user.click(press('Edit'));
    await user.type(field(), ' Mine.');
    held.creation = { ...held.creation, content: 'Of Bea.', version: 2 };
    await user.click(press('Save'));
    expect(within(await screen.findByRole('alert')).getByText('Of Bea.')).toBeInTheDocument();
    expect(field()).toHaveValue(`${MADE.content} Mine.`);
    await user.click(press('Save'));
    expect(await screen.findByText('Creation saved')).toBeInTheDocument();
    expect(held.asked).toMatchObject([{ seen: '"1"' }, { seen: '"2"', content: `${MADE.content} Mine.` }]);
  });

  it('shows what it said before, and brings that back, and takes that back', async () => {
    const { user, held } = await openPage({ content: 'Better.', version: 2 });
    await user.click(press('Earlier versions'));
    const history = within(await screen.findByRole('region', { name: 'Earlier versions' }));
    const row = await history.findByRole('button', { name: /As it was made · 32 characters/ });
    await user.click(row);
    expect(await history.findByText(MADE.content)).toBeInTheDocument();
    // Somebody ticks a task meanwhile, which makes no version.
    held.creation = { ...held.creation, version: 3 };
    await user.click(history.getByRole('button', { name: /^Bring back the version of May 30, 2026/ }));
    expect(await screen.findByText('The earlier version is back')).toBeInTheDocument();
    expect(screen.getByText(MADE.content)).toBeInTheDocument();
    await pressOnToast(user, 'Undo');
    await waitFor(() => expect(held.asked).toEqual([{ restored: 1 }, { restored: 3 }]));
  });

  it('says that it has not been edited', async () => {
    const { user } = await openPage();
    server.use(http.get('/api/creations/31/versions', () => HttpResponse.json([])));
    await user.click(press('Earlier versions'));
    expect(await screen.findByText('It has not been edited yet.')).toBeInTheDocument();
  });

  it('is exported as a file', async () => {
    const { user } = await openPage();
    await user.click(press('Export'));
    expect(await screen.findByRole('menuitem', { name: 'Word (.docx)' })).toHaveAttribute(
      'href',
      '/api/creations/31/export?format=docx',
    );
    expect(screen.getAllByRole('menuitem')).toHaveLength(3);
  });

  it('is shared, to view or to edit', async () => {
    const { user } = await openPage();
    const sent: unknown[] = [];
    server.use(
      http.get('/api/creations/31/shares', () => HttpResponse.json([])),
      http.post('/api/creations/31/share', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({
          sharedWithUserId: BEA.id,
          sharedWithName: BEA.name,
          permission: 'edit',
          createdAt: MADE.createdAt,
        });
      }),
    );
    await user.click(press('Share'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share Creation' }));
    expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'View only',
      'Full edit access',
    ]);
    await user.type(dialog.getByRole('textbox', { name: 'User ID' }), 'user-bea');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Permission' }), 'Full edit access');
    await user.click(dialog.getByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Creation shared')).toBeInTheDocument();
    expect(sent).toEqual([{ sharedWithUserId: 'user-bea', permission: 'edit' }]);
  });
});

describe('a creation that was shared with the reader', () => {
  const access = { ...MADE.access, role: 'view', sharedBy: BEA, mayEdit: false, maySeeHistory: false } as const;
  const SHARED = { access: { ...access, mayShare: false, mayDelete: false }, noteTitle: null, content: '- [ ] Rest' };

  it('says whose it is, and offers no more than they may do', async () => {
    await openPage(SHARED);
    expect(screen.getByText('Shared by Bea Dashwood')).toBeInTheDocument();
    expect(screen.getByText('The note is not shared with you')).toBeInTheDocument();
    for (const name of ['Edit', 'Share', 'Delete', 'Earlier versions'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'To do:' })).toBeInTheDocument();
  });

  it('is left, once that was confirmed', async () => {
    const { user } = await openPage(SHARED);
    let left = false;
    server.use(
      http.delete('/api/creations/31/shares/me', () => {
        left = true;
        server.use(http.get('/api/creations', () => HttpResponse.json([])));
        return HttpResponse.json({ success: true, message: 'Share ended' });
      }),
    );
    await user.click(press('More options'));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove from my list' }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('heading', { name: 'No Creations Yet' })).toBeInTheDocument();
    expect(left).toBe(true);
  });

  it('says that it is gone when it is not shared any more', async () => {
    server.use(http.get('/api/creations/31', () => problem(404, 'This creation does not exist any more.')));
    openApp('/creations/31');
    expect(await screen.findByRole('heading', { name: 'Creation Not Found' })).toBeInTheDocument();
  });
});

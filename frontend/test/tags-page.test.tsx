import type { ListedTheme } from '@stitchbook/api-types';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pressOnToast } from './press-on-toast.ts';
import { haveThemes } from './have-themes.ts';
import { openApp } from './render-app.tsx';
import { problem, server } from './server.ts';

const GARDEN: ListedTheme = { id: 1, name: 'garden', color: '#0f9d8a', noteCount: 12 };
const GARDN: ListedTheme = { id: 2, name: 'gardn', color: '#6366f1', noteCount: 1 };
const WORK: ListedTheme = { id: 3, name: 'work', color: '#6366f1', noteCount: 30 };

const row = async (name: string) => {
  const menu = await screen.findByRole('button', { name: `Change ${name}` });
  return menu.closest('li') as HTMLElement;
};
const names = () =>
  within(screen.getByRole('list', { name: 'Tags' }))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));

async function openTags(themes = [GARDEN, GARDN, WORK]) {
  const { asked } = haveThemes(themes);
  const { user } = openApp('/tags');
  const choose = async (name: string, item: string) => {
    await user.click(await screen.findByRole('button', { name: `Change ${name}` }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };
  return { user, asked, choose };
}

describe('the page of tags', () => {
  it('lists them, the most used first or by name, and leads to the notes of each', async () => {
    const { user } = await openTags();
    await row('work');
    expect(names()).toEqual(['Change work', 'Change garden', 'Change gardn']);
    await user.click(screen.getByRole('radio', { name: 'By name' }));
    expect(names()).toEqual(['Change garden', 'Change gardn', 'Change work']);
    expect(screen.getByRole('link', { name: '1 note with gardn' })).toHaveAttribute('href', '/notes?tag=gardn');
    expect(document.title).toBe('Tags · Stitchbook');
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it('finds one among many', async () => {
    const many = Array.from({ length: 16 }, (_, n) => ({ ...WORK, id: 10 + n, name: `project ${n}`, noteCount: n }));
    const { user } = await openTags([GARDEN, ...many]);
    await user.type(await screen.findByRole('searchbox', { name: 'Find a tag' }), ' Gard');
    expect(names()).toEqual(['Change garden']);
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(screen.getByText('No tag has this in its name.')).toBeInTheDocument();
  });

  it('reads all pages of them', async () => {
    server.use(
      http.get('/api/themes', ({ request }) =>
        new URL(request.url).searchParams.get('cursor') === 'garden'
          ? HttpResponse.json([WORK])
          : HttpResponse.json([GARDEN], { headers: { link: '</api/themes?cursor=garden>; rel="next"' } }),
      ),
    );
    openApp('/tags');
    await row('work');
    expect(names()).toHaveLength(2);
  });

  it('says so where there are none, and where they cannot be had', async () => {
    openApp('/tags');
    expect(await screen.findByText('No Tags Yet')).toBeInTheDocument();
  });

  it('can be tried again when it could not be loaded', async () => {
    server.use(http.get('/api/themes', () => problem(500, 'It is not your doing.')));
    const { user } = openApp('/tags');
    expect(await screen.findByText('Your tags could not be loaded.')).toBeInTheDocument();
    haveThemes([GARDEN]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await row('garden')).toHaveTextContent('12 notes');
  });

  it('is reached from the menu of the account', async () => {
    haveThemes([GARDEN]);
    const { user } = openApp('/insights');
    await user.click(await screen.findByRole('button', { name: /Ada Lovelace/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Tags' }));
    expect(await screen.findByRole('heading', { name: 'Tags', level: 1 })).toBeInTheDocument();
  });
});

describe('a tag that is renamed', () => {
  it('is so in its place by Enter, and keeps the focus', async () => {
    const { user, asked, choose } = await openTags();
    await choose('gardn', 'Rename');
    const field = await screen.findByRole('textbox', { name: 'New name for gardn' });
    await waitFor(() => expect(field).toHaveFocus());
    await user.clear(field);
    await user.type(field, ' Roses{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change roses' })).toHaveFocus());
    expect(asked).toEqual(['change 2 {"name":"roses"}']);
  });

  it('stays as it was by Escape', async () => {
    const { user, asked, choose } = await openTags();
    await choose('gardn', 'Rename');
    await user.type(await screen.findByRole('textbox', { name: 'New name for gardn' }), 'x{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change gardn' })).toHaveFocus());
    expect(asked).toEqual([]);
  });

  it('can be merged into the one that has the name', async () => {
    const { user, asked, choose } = await openTags();
    await choose('gardn', 'Rename');
    const field = await screen.findByRole('textbox', { name: 'New name for gardn' });
    await user.clear(field);
    await user.type(field, 'garden{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You already have a tag “garden”. Merge “gardn” into it?',
    );
    await user.click(screen.getByRole('button', { name: 'Merge' }));
    expect(await screen.findByText('“gardn” merged into “garden”')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change garden' })).toHaveFocus());
    expect(names()).toEqual(['Change work', 'Change garden']);
    expect(asked).toEqual(['change 2 {"name":"garden"}', 'merge 2 into 1']);
  });

  it('keeps what was typed when it cannot be', async () => {
    const { user, choose } = await openTags();
    server.use(http.patch('/api/themes/2', () => problem(500, 'It is not your doing.')));
    await choose('gardn', 'Rename');
    await user.type(await screen.findByRole('textbox', { name: 'New name for gardn' }), 's{Enter}');
    expect(await screen.findByText('Failed to rename tag: It is not your doing.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'New name for gardn' })).toBeInTheDocument();
  });
});

describe('a tag that is merged', () => {
  it('goes into the one that is chosen, which can be undone', async () => {
    const { user, asked, choose } = await openTags();
    await choose('gardn', 'Merge into…');
    const into = await screen.findByRole('combobox', { name: 'Into which tag' });
    expect(within(into).queryByRole('option', { name: /gardn/ })).not.toBeInTheDocument();
    await user.selectOptions(into, 'garden (12)');
    await user.click(screen.getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change garden' })).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Change gardn' })).not.toBeInTheDocument();
    await pressOnToast(user, 'Undo');
    expect(await screen.findByText('“gardn” is back')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change gardn' })).toHaveFocus());
    expect(asked).toEqual(['merge 2 into 1', 'undo']);
  });

  it('stays when it cannot be, and the choice too', async () => {
    const { user, choose } = await openTags();
    server.use(http.post('/api/themes/2/merge', () => problem(404, 'There is no such theme.')));
    await choose('gardn', 'Merge into…');
    await user.selectOptions(await screen.findByRole('combobox'), 'work (30)');
    await user.click(screen.getByRole('button', { name: 'Merge' }));
    expect(await screen.findByText('Failed to merge the tags: There is no such theme.')).toBeInTheDocument();
    expect(screen.getByRole('combobox')).toHaveDisplayValue('work (30)');
  });
});

describe('a tag that is deleted', () => {
  it('leaves the focus beside it, and comes back by Undo', async () => {
    const { user, asked, choose } = await openTags();
    await choose('garden', 'Delete');
    expect(await screen.findByText('Tag “garden” deleted')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change gardn' })).toHaveFocus());
    await pressOnToast(user, 'Undo');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change garden' })).toHaveFocus());
    expect(asked).toEqual(['delete 1', 'undo']);
  });

  it('says why when it, or Undo, fails', async () => {
    const { user, choose } = await openTags();
    server.use(http.post('/api/themes/undo/undo-1', () => problem(404, 'This cannot be undone any more.')));
    await choose('garden', 'Delete');
    await pressOnToast(user, 'Undo');
    expect(await screen.findByText('Failed to undo: This cannot be undone any more.')).toBeInTheDocument();
    server.use(http.delete('/api/themes/3', () => problem(500, 'It is not your doing.')));
    await choose('work', 'Delete');
    expect(await screen.findByText('Failed to delete the tag: It is not your doing.')).toBeInTheDocument();
    expect(await row('work')).toBeInTheDocument();
  });
});

describe('the thread of a tag', () => {
  it('is chosen from its menu', async () => {
    const { user, asked } = await openTags();
    await user.click(within(await row('gardn')).getByRole('button'));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Rust' }));
    await waitFor(() => expect(asked).toEqual(['change 2 {"color":"#d9622b"}']));
  });
});

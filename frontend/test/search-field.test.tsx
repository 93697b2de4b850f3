import { jest } from '@jest/globals';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { useListQuery } from '../src/app/routes/use-list-query.ts';
import { SearchField } from '../src/features/notes/components/search-field.tsx';

describe('the search field', () => {
  it('keeps the letters that were typed while the search for the first ones went off', async () => {
    const search = jest.fn<(words: string) => void>();
    const user = userEvent.setup();
    const { rerender } = render(<SearchField value="" onChange={search} />);
    await user.type(screen.getByRole('searchbox'), 'b');
    await waitFor(() => expect(search).toHaveBeenCalledWith('b'));
    await user.type(screen.getByRole('searchbox'), 'oiler');
    rerender(<SearchField value="b" onChange={search} />);
    expect(screen.getByRole('searchbox')).toHaveValue('boiler');
  });

  it('keeps them while the searches for two beginnings come back one after the other', async () => {
    const search = jest.fn<(words: string) => void>();
    const user = userEvent.setup();
    const { rerender } = render(<SearchField value="" onChange={search} />);
    const field = screen.getByRole('searchbox');
    await user.type(field, 'b');
    await waitFor(() => expect(search).toHaveBeenCalledWith('b'));
    await user.type(field, 'oil');
    await waitFor(() => expect(search).toHaveBeenCalledWith('boil'));
    await user.type(field, 'er');
    rerender(<SearchField value="b" onChange={search} />);
    expect(field).toHaveValue('boiler');
    rerender(<SearchField value="boil" onChange={search} />);
    expect(field).toHaveValue('boiler');
    await waitFor(() => expect(search).toHaveBeenLastCalledWith('boiler'));
    rerender(<SearchField value="" onChange={search} />);
    expect(field).toHaveValue('');
  });

  it('follows the address when that asks for something else', () => {
    const { rerender } = render(<SearchField value="boiler" onChange={() => undefined} />);
    rerender(<SearchField value="" onChange={() => undefined} />);
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('does not lead back from the screen that somebody is on the way to', () => {
    window.history.replaceState(null, '', '/notes');
    const { result } = renderHook(useListQuery, { wrapper: BrowserRouter });
    const [query, setQuery] = result.current;
    act(() => setQuery({ ...query, search: 'boiler' }));
    expect(window.location.search).toBe('?q=boiler');
    // As the router leaves it while the next screen is loaded: the address is there, the list is still shown.
    window.history.pushState(null, '', '/notes/7');
    act(() => setQuery({ ...query, search: 'boil' }));
    expect(window.location.pathname).toBe('/notes/7');
  });
});

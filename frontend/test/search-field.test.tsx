import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
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

  it('follows the address when that asks for something else', () => {
    const { rerender } = render(<SearchField value="boiler" onChange={() => undefined} />);
    rerender(<SearchField value="" onChange={() => undefined} />);
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });
});

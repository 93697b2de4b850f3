import { render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Dialog } from '../src/design/dialog.tsx';

const MOTION = readFileSync(join(import.meta.dirname, '../src/design/motion.css'), 'utf8');

describe('a dialog', () => {
  it('comes without waiting, and so does the dimming of the page', () => {
    render(
      <Dialog isOpen onOpenChange={() => undefined} title="Share Note">
        Words
      </Dialog>,
    );
    const sheet = screen.getByRole('dialog');
    for (const { className } of [sheet, sheet.parentElement!]) {
      const name = /\banimate-([\w-]+)/.exec(className)?.[1];
      const timing = new RegExp(`--animate-${name}: (.*);`).exec(MOTION)?.[1];
      // The second time of an animation is what it waits.
      expect(timing?.match(/\b\d+ms\b/g)).toHaveLength(1);
    }
  });
});

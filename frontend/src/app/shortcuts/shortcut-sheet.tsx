import { Dialog } from '../../design/dialog.tsx';
import { SingleKeysChoice } from '../../keyboard/single-keys-choice.tsx';

const GROUPS = [
  {
    where: 'Everywhere',
    shortcuts: [
      { keys: ['n'], does: 'New recording' },
      { keys: ['/'], does: 'Search notes' },
      { keys: ['?'], does: 'This sheet' },
    ],
  },
  {
    where: 'On the list of notes',
    shortcuts: [{ keys: [/mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘ F' : 'Ctrl F'], does: 'Find in all notes' }],
  },
  {
    where: 'On a note with audio',
    shortcuts: [
      { keys: ['Space'], does: 'Play or pause' },
      { keys: ['←', '→'], does: '5 seconds back or forward' },
      { keys: ['Tab', 'Enter'], does: 'To a piece of the transcript, and play from it' },
    ],
  },
];

export default function ShortcutSheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title="Keyboard shortcuts">
      {/* First, so that the focus does not scroll past what the sheet is for. */}
      <div className="mt-4">
        <SingleKeysChoice />
      </div>
      {GROUPS.map(({ where, shortcuts }) => (
        <section key={where} className="mt-5">
          <h3 className="text-base">{where}</h3>
          <dl className="mt-2">
            {shortcuts.map(({ keys, does }) => (
              <div
                key={does}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-dashed border-faint/60 py-2.5"
              >
                <dt className="order-2 flex gap-1.5">
                  {keys.map((key) => (
                    <kbd
                      key={key}
                      className="grid min-h-8 min-w-8 place-items-center rounded-md border border-b-2 border-faint bg-paper px-2 font-sans text-sm font-semibold"
                    >
                      {key}
                    </kbd>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p className="mt-3 text-sm text-soft">Keys without Ctrl do nothing while you type.</p>
    </Dialog>
  );
}

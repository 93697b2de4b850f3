import { Search } from 'lucide-react';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { SingleKeysChoice } from '../../keyboard/single-keys-choice.tsx';
import { keyboardTexts } from '../../texts/en/keyboard.ts';

const isApple = () => /mac|iphone|ipad/i.test(navigator.userAgent);
const withCtrl = (letter: string) => (isApple() ? `⌘ ${letter}` : `${keyboardTexts.ctrl} ${letter}`);

const groups = () => [
  {
    where: keyboardTexts.everywhere,
    shortcuts: [
      { keys: ['n'], does: keyboardTexts.newRecording },
      { keys: [`${keyboardTexts.shift} N`], does: keyboardTexts.recordAtOnce },
      { keys: ['/'], does: keyboardTexts.searchNotes },
      { keys: [withCtrl('K')], does: keyboardTexts.palette },
      { keys: ['?'], does: keyboardTexts.thisSheet },
    ],
  },
  {
    where: keyboardTexts.whileRecording,
    shortcuts: [
      { keys: [keyboardTexts.space], does: keyboardTexts.pauseOrGoOn },
      { keys: [keyboardTexts.enter], does: keyboardTexts.stop },
      { keys: [withCtrl('S')], does: keyboardTexts.save },
    ],
  },
  {
    where: keyboardTexts.onTheList,
    shortcuts: [
      { keys: [withCtrl('F')], does: keyboardTexts.find },
      { keys: ['X'], does: keyboardTexts.selectNote },
    ],
  },
  {
    where: keyboardTexts.onANote,
    shortcuts: [
      { keys: [keyboardTexts.space], does: keyboardTexts.playOrPause },
      { keys: ['←', '→'], does: keyboardTexts.seek },
      { keys: [keyboardTexts.tab, keyboardTexts.enter], does: keyboardTexts.playFrom },
      { keys: ['F2'], does: keyboardTexts.correctPiece },
      { keys: ['F3'], does: keyboardTexts.nextFound },
      { keys: ['t'], does: keyboardTexts.takeTitle },
    ],
  },
];

interface ShortcutSheetProps {
  onClose: () => void;
  /** For those who come by pointer. */
  onOpenPalette: () => void;
}

export default function ShortcutSheet({ onClose, onOpenPalette }: ShortcutSheetProps) {
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={keyboardTexts.shortcuts}>
      {/* First, so that the focus does not scroll past what the sheet is for. */}
      <div className="mt-4">
        <SingleKeysChoice />
      </div>
      <Button onClick={onOpenPalette} className="mt-4">
        <Search aria-hidden="true" size={18} />
        {keyboardTexts.openPalette}
      </Button>
      {groups().map(({ where, shortcuts }) => (
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
      <p className="mt-3 text-sm text-soft">{keyboardTexts.notWhileTyping}</p>
    </Dialog>
  );
}

import clsx from 'clsx';
import { Rows2, Rows4 } from 'lucide-react';
import { useId } from 'react';
import { LIST_DENSITIES, listDensity } from '../list-density.ts';
import { noteListTexts } from '../../../texts/en/note-list.ts';

const ICONS = { comfortable: Rows2, compact: Rows4 } as const;

/** Cards or rows, on this device. */
export function DensityChoice() {
  const [density, choose] = listDensity.use();
  const name = useId();
  return (
    <fieldset className="flex rounded-full border border-faint bg-sheet">
      <legend className="sr-only">{noteListTexts.density}</legend>
      {LIST_DENSITIES.map((each) => {
        const Icon = ICONS[each];
        return (
          <label
            key={each}
            title={noteListTexts.densities[each]}
            className={clsx(
              'relative grid min-h-[calc(2.75rem-2px)] min-w-11 cursor-pointer place-items-center rounded-full hover:bg-hem',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-thread-ink',
              each === density ? 'bg-thread-wash text-thread-ink' : 'text-soft',
            )}
          >
            <input
              type="radio"
              name={name}
              aria-label={noteListTexts.densities[each]}
              checked={each === density}
              onChange={() => choose(each)}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
            />
            <Icon aria-hidden="true" size={18} />
          </label>
        );
      })}
    </fieldset>
  );
}

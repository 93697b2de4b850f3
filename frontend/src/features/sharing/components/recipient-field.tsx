import type { NamedPerson } from '@stitchbook/api-types';
import clsx from 'clsx';
import { type ChangeEvent, type Ref, useState } from 'react';
import { Field } from '../../../design/field.tsx';
import { useComboboxKeys } from '../../../keyboard/use-combobox-keys.ts';
import { sharingTexts } from '../../../texts/en/sharing.ts';
import { markOf, suggestPeople } from '../suggest-people.ts';

interface RecipientFieldProps {
  ref: Ref<HTMLInputElement>;
  value: string;
  /** Whom to suggest. */
  people: readonly NamedPerson[];
  /** What is wrong with it; null for nothing. */
  problem: string | null;
  onChange: (text: string) => void;
  onPick: (person: NamedPerson) => void;
}

const LIST = 'share-people';
const HINT = 'share-user-id-hint';
const optionId = (person: NamedPerson) => `share-person-${person.id}`;

/** Whom to share with: typed or pasted, or chosen from those with whom one shares notes already. */
export function RecipientField({ ref, value, people, problem, onChange, onPick }: RecipientFieldProps) {
  const [isAsked, setAsked] = useState(false);
  const fitting = suggestPeople(people, value);
  const suggested = isAsked ? fitting : [];
  const isOpen = suggested.length > 0;

  const close = () => {
    setAsked(false);
    reset();
  };
  const pick = (person: NamedPerson) => {
    onPick(person);
    close();
  };
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onChange(target.value);
    setAsked(true);
    reset();
  };
  const { active, onKeyDown, reset } = useComboboxKeys({
    options: fitting,
    onChoose: pick,
    onMove: () => setAsked(true),
    onEscape: (event) => {
      if (!isOpen) return;
      event.preventDefault();
      close();
    },
  });

  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? LIST : undefined,
    'aria-activedescendant': active && optionId(active),
    onKeyDown,
    onClick: () => setAsked(true),
    onBlur: close,
  } as const;
  return (
    <div className="grid gap-1.5">
      <div className="relative">
        <Field
          id="share-user-id"
          ref={ref}
          label={sharingTexts.userId}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          value={value}
          onChange={type}
          aria-invalid={problem !== null}
          className="aria-invalid:border-alarm"
          aria-describedby={HINT}
          {...(people.length > 0 && combobox)}
        />
        {isOpen && (
          <div
            id={LIST}
            role="listbox"
            aria-label={sharingTexts.peopleYouShareWith}
            className="absolute inset-x-0 top-full z-10 mt-1 max-h-56 overflow-y-auto rounded-lg border border-rule bg-sheet p-1 shadow-lift-high"
          >
            {suggested.map((person) => (
              <div
                key={person.id}
                id={optionId(person)}
                role="option"
                tabIndex={-1}
                aria-selected={person === active}
                // The focus stays in the field.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => pick(person)}
                className={clsx(
                  'flex min-h-11 cursor-pointer items-center gap-2 rounded-md px-3 hover:bg-hem',
                  person === active && 'bg-hem outline-2 -outline-offset-2 outline-thread',
                )}
              >
                <span className="min-w-0 truncate">{person.name}</span>
                <span className="shrink-0 text-sm text-soft empty:hidden">{markOf(people, person)}</span>
              </div>
            ))}
          </div>
        )}
      </div>
      {problem === null ? (
        <p id={HINT} className="text-sm text-soft">
          {sharingTexts.whereUserIdIs}
        </p>
      ) : (
        <p id={HINT} role="alert" className="text-sm text-alarm">
          {problem}
        </p>
      )}
    </div>
  );
}

import type { NamedPerson } from '@stitchbook/api-types';
import clsx from 'clsx';
import { type Ref, useState } from 'react';
import { Field } from '../../../design/field.tsx';
import { useOptionList } from '../../../keyboard/use-option-list.ts';
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

const FIELD = 'share-user-id';
const HINT = 'share-user-id-hint';
/** Where nobody can be suggested it is a text field like others. */
const WITHOUT_LIST = {
  role: undefined,
  'aria-autocomplete': undefined,
  'aria-expanded': undefined,
  'aria-controls': undefined,
  'aria-activedescendant': undefined,
};

/** Whom to share with: typed or pasted, or chosen from those with whom one shares notes already. */
export function RecipientField({ ref, value, people, problem, onChange, onPick }: RecipientFieldProps) {
  const [isAsked, setAsked] = useState(false);
  const fitting = suggestPeople(people, value);
  const isOpen = isAsked && fitting.length > 0;
  const { getInputProps, getMenuProps, getItemProps, activeIndex } = useOptionList({
    text: value,
    options: fitting,
    isOpen,
    onChoose: onPick,
    onIsOpenChange: (change) => setAsked(change.isOpen),
  });
  // oxlint-disable-next-line react/refs -- it is passed on, and not read
  const inputProps = getInputProps({ ref, onChange: ({ currentTarget }) => onChange(currentTarget.value) });
  return (
    <div className="grid gap-1.5">
      <div className="relative">
        <Field
          {...inputProps}
          {...(people.length === 0 && WITHOUT_LIST)}
          id={FIELD}
          label={sharingTexts.userId}
          aria-labelledby={undefined}
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          aria-invalid={problem !== null}
          className="aria-invalid:border-alarm"
          aria-describedby={HINT}
        />
        <div
          {...getMenuProps({ 'aria-label': sharingTexts.peopleYouShareWith })}
          hidden={!isOpen}
          className="absolute inset-x-0 top-full z-10 mt-1 max-h-56 overflow-y-auto rounded-lg border border-rule bg-sheet p-1 shadow-lift-high"
        >
          {isOpen &&
            fitting.map((person, index) => (
              <div
                key={person.id}
                {...getItemProps({ item: person, index })}
                className={clsx(
                  'flex min-h-11 cursor-pointer items-center gap-2 rounded-md px-3 hover:bg-hem',
                  index === activeIndex && 'bg-hem outline-2 -outline-offset-2 outline-thread',
                )}
              >
                <span className="min-w-0 truncate">{person.name}</span>
                <span className="shrink-0 text-sm text-soft empty:hidden">{markOf(people, person)}</span>
              </div>
            ))}
        </div>
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

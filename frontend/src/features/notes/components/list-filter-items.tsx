import { SENTIMENTS } from '@stitchbook/contracts';
import { Users } from 'lucide-react';
import { MenuCheck, MenuChoice, MenuChoiceItem, MenuLabel, MenuSeparator } from '../../../design/menu.tsx';
import { useThemes } from '../api/themes.ts';
import type { ListQuery } from '../list-query.ts';
import { sentimentFace } from './sentiment-label.tsx';
import { noteListTexts } from '../../../texts/en/note-list.ts';

interface ListFilterItemsProps {
  query: ListQuery;
  onChange: (query: ListQuery) => void;
}

/** What a list can be narrowed to. The reader's themes are asked for when it is opened. */
export default function ListFilterItems({ query, onChange }: ListFilterItemsProps) {
  const { data: themes = [] } = useThemes();
  return (
    <>
      <MenuCheck
        checked={query.isSharedWithMe}
        onCheckedChange={(isSharedWithMe) => onChange({ ...query, isSharedWithMe })}
      >
        <Users aria-hidden="true" size={18} />
        {noteListTexts.sharedWithMe}
      </MenuCheck>
      <MenuSeparator />
      <MenuLabel>{noteListTexts.mood}</MenuLabel>
      <MenuChoice value={query.sentiment ?? ''}>
        {SENTIMENTS.map((sentiment) => {
          const { label, Icon } = sentimentFace(sentiment);
          return (
            <MenuChoiceItem key={sentiment} value={sentiment} onSelect={() => onChange({ ...query, sentiment })}>
              <Icon aria-hidden="true" size={18} />
              {label}
            </MenuChoiceItem>
          );
        })}
      </MenuChoice>
      {themes.length > 0 && (
        <>
          <MenuSeparator />
          <MenuLabel>{noteListTexts.tag}</MenuLabel>
          <MenuChoice value={query.tag ?? ''}>
            {themes.map(({ id, name, color }) => (
              <MenuChoiceItem key={id} value={name} onSelect={() => onChange({ ...query, tag: name })}>
                <span
                  aria-hidden="true"
                  style={{ background: color }}
                  className="mx-1 size-2.5 shrink-0 rounded-full forced-color-adjust-none"
                />
                <span className="max-w-60 truncate">{name}</span>
              </MenuChoiceItem>
            ))}
          </MenuChoice>
        </>
      )}
    </>
  );
}

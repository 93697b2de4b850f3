import { DEFAULT_THEME_COLOR } from '@stitchbook/contracts';
import { DYES, dyeOf } from '../../../design/dyes.ts';
import { MenuChoice, MenuChoiceItem, MenuLabel } from '../../../design/menu.tsx';
import { toast } from '../../../design/toast.ts';
import { describeProblem } from '../../../http/errors.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { tagTexts } from '../../../texts/en/tags.ts';
import { useChangeTheme } from '../api/themes.ts';

interface ThreadChoiceProps {
  themeId: number;
  name: string;
  color: string;
}

/** The threads that a theme can have, as a part of a menu. */
export function ThreadChoice({ themeId, name, color }: ThreadChoiceProps) {
  const { mutateAsync: changeTheme } = useChangeTheme(themeId);

  const choose = async (chosen: string) => {
    try {
      await changeTheme({ color: chosen });
    } catch (error) {
      const description = tagTexts.colourFailed(describeProblem(error));
      toast({ title: commonTexts.error, description, tone: 'alarm' });
    }
  };

  return (
    <>
      <MenuLabel>{tagTexts.thread}</MenuLabel>
      <MenuChoice value={color.toLowerCase()} onValueChange={(chosen) => void choose(chosen)}>
        {[{ name: 'byName' as const, color: DEFAULT_THEME_COLOR }, ...DYES].map((thread) => (
          <MenuChoiceItem key={thread.color} value={thread.color}>
            <span
              aria-hidden="true"
              style={{ background: dyeOf({ name, color: thread.color }) }}
              className="size-4 rounded-full forced-color-adjust-none"
            />
            {thread.name === 'byName' ? tagTexts.byName : tagTexts.threads[thread.name]}
          </MenuChoiceItem>
        ))}
      </MenuChoice>
    </>
  );
}

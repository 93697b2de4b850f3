import { Menu, MenuChoice, MenuChoiceItem, MenuLabel } from '../../../design/menu.tsx';
import { Spool } from '../../../design/spool.tsx';
import { toast } from '../../../design/toast.ts';
import { describeProblem } from '../../../http/request-error.ts';
import { useRecolorTheme } from '../api/recolor-theme.ts';
import { THREAD_COLORS } from '../thread-colors.ts';

interface TagColorMenuProps {
  themeId: number;
  name: string;
  color: string;
}

/** A tag that gives its theme another thread, on every note that has it. */
export function TagColorMenu({ themeId, name, color }: TagColorMenuProps) {
  const { mutateAsync: recolor } = useRecolorTheme();

  const choose = async (chosen: string) => {
    try {
      await recolor({ themeId, color: chosen });
    } catch (error) {
      toast({ title: 'Error', description: `Failed to change the colour: ${describeProblem(error)}`, tone: 'alarm' });
    }
  };

  return (
    <Menu
      align="start"
      button={{
        title: 'Change the colour',
        className: 'touch-target max-w-full min-w-0 rounded-full hover:brightness-95',
        children: <Spool name={name} color={color} />,
      }}
    >
      <MenuLabel>Thread</MenuLabel>
      <MenuChoice value={color.toLowerCase()} onValueChange={(chosen) => void choose(chosen)}>
        {THREAD_COLORS.map((thread) => (
          <MenuChoiceItem key={thread.color} value={thread.color}>
            <span
              aria-hidden="true"
              style={{ background: thread.color }}
              className="size-4 rounded-full forced-color-adjust-none"
            />
            {thread.name}
          </MenuChoiceItem>
        ))}
      </MenuChoice>
    </Menu>
  );
}

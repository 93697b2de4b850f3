import { useRef, useState, type ComponentProps, type ComponentType, type FocusEvent, type ReactNode } from 'react';
import { closeByEscape } from '../keyboard/key-events.ts';
import { toast } from './toast.ts';
import { commonTexts } from '../texts/en/common.ts';

type Parts = typeof import('./menu-parts.tsx');

/** Radix's menu is a sixth of what the list of notes would load: it is fetched when a menu is first reached for. */
let parts: Parts | null = null;
const loadParts = async () => {
  parts ??= await import('./menu-parts.tsx');
};

/** A part of Radix's menu as what stands in a menu names it: nothing of it is drawn before `Menu` has fetched them all. */
function part<Name extends keyof Parts>(name: Name): Parts[Name] {
  const Part = (props: object) => {
    const Fetched = parts?.[name] as ComponentType | undefined;
    return Fetched && <Fetched {...props} />;
  };
  return Part as Parts[Name];
}

const MenuRoot = part('MenuRoot');
const MenuTrigger = part('MenuTrigger');
const MenuContent = part('MenuContent');
export const MenuItem = part('MenuItem');
export const MenuChoice = part('MenuChoice');
export const MenuChoiceItem = part('MenuChoiceItem');
export const MenuLabel = part('MenuLabel');
export const MenuSeparator = part('MenuSeparator');

interface MenuProps extends Pick<ComponentProps<typeof MenuContent>, 'align' | 'onCloseAutoFocus'> {
  /** The button that opens it. */
  button: ComponentProps<'button'>;
  /** Of items that are a piece of the app on their own: fetches them with the menu. */
  load?: () => Promise<unknown>;
  /** `MenuItem`s and their like. */
  children: ReactNode;
}

/** A button with a menu. */
export function Menu({ button, load, children, ...content }: MenuProps) {
  const [isLoaded, setLoaded] = useState(false);
  const [isOpen, setOpen] = useState(false);
  // Radix sees the keys that are pressed while it is there, and so not the one that fetched it.
  const isFirstItemWanted = useRef(false);

  const loadAll = () => Promise.all([loadParts(), load?.()]);
  const loadAndOpen = async (isByKeyboard: boolean) => {
    isFirstItemWanted.current = isByKeyboard;
    try {
      await loadAll();
      setLoaded(true);
      setOpen(true);
    } catch {
      toast({ title: commonTexts.error, description: commonTexts.menuNotLoaded, tone: 'alarm' });
    }
  };

  const enter = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!isFirstItemWanted.current || target !== currentTarget) return;
    isFirstItemWanted.current = false;
    currentTarget.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus();
  };

  if (!isLoaded) {
    return (
      <button
        type="button"
        aria-haspopup="menu"
        aria-expanded={false}
        onPointerEnter={() => void loadAll().catch(() => undefined)}
        onClick={({ detail }) => void loadAndOpen(detail === 0)}
        {...button}
      />
    );
  }
  return (
    <MenuRoot open={isOpen} onOpenChange={setOpen}>
      <MenuTrigger {...button} />
      <MenuContent {...content} onFocus={enter} onKeyDown={closeByEscape(() => setOpen(false))}>
        {children}
      </MenuContent>
    </MenuRoot>
  );
}

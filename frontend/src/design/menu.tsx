import { lazy, Suspense, useRef, useState, type ComponentProps, type FocusEvent, type ReactNode } from 'react';
import { closeByEscape } from '../keyboard/key-events.ts';
import { toast } from './toast.ts';
import { commonTexts } from '../texts/en/common.ts';

/** Radix's menu is a sixth of what the list of notes would load: it is fetched when a menu is first reached for. */
const loadParts = () => import('./menu-parts.tsx');

const MenuRoot = lazy(async () => ({ default: (await loadParts()).MenuRoot }));
const MenuTrigger = lazy(async () => ({ default: (await loadParts()).MenuTrigger }));
const MenuContent = lazy(async () => ({ default: (await loadParts()).MenuContent }));
export const MenuItem = lazy(async () => ({ default: (await loadParts()).MenuItem }));
export const MenuCheck = lazy(async () => ({ default: (await loadParts()).MenuCheck }));
export const MenuChoice = lazy(async () => ({ default: (await loadParts()).MenuChoice }));
export const MenuChoiceItem = lazy(async () => ({ default: (await loadParts()).MenuChoiceItem }));
export const MenuLabel = lazy(async () => ({ default: (await loadParts()).MenuLabel }));
export const MenuSeparator = lazy(async () => ({ default: (await loadParts()).MenuSeparator }));

interface MenuProps extends Pick<ComponentProps<typeof MenuContent>, 'align' | 'onCloseAutoFocus'> {
  /** The button that opens it. */
  button: ComponentProps<'button'>;
  onOpenChange?: (isOpen: boolean) => void;
  /** `MenuItem`s and their like. */
  children: ReactNode;
}

/** A button with a menu. */
export function Menu({ button, onOpenChange, children, ...content }: MenuProps) {
  const [isLoaded, setLoaded] = useState(false);
  const [isOpen, setOpen] = useState(false);
  // Radix sees the keys that are pressed while it is there, and so not the one that fetched it.
  const isFirstItemWanted = useRef(false);

  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  const loadAndOpen = async (isByKeyboard: boolean) => {
    isFirstItemWanted.current = isByKeyboard;
    try {
      await loadParts();
      setLoaded(true);
      change(true);
    } catch {
      toast({ title: commonTexts.error, description: commonTexts.menuNotLoaded, tone: 'alarm' });
    }
  };

  const enter = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!isFirstItemWanted.current || target !== currentTarget) return;
    isFirstItemWanted.current = false;
    currentTarget.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus();
  };

  const plainButton = (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void loadParts().catch(() => undefined)}
      onClick={({ detail }) => void loadAndOpen(detail === 0)}
      {...button}
    />
  );
  if (!isLoaded) return plainButton;
  return (
    <Suspense fallback={plainButton}>
      <MenuRoot open={isOpen} onOpenChange={change}>
        <MenuTrigger {...button} />
        <MenuContent {...content} onFocus={enter} onKeyDown={closeByEscape(() => change(false))}>
          {children}
        </MenuContent>
      </MenuRoot>
    </Suspense>
  );
}

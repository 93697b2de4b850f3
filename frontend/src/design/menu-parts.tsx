import { DropdownMenu } from 'radix-ui';
import type { ComponentProps } from 'react';

export const MenuTrigger = DropdownMenu.Trigger;
export const MenuChoice = DropdownMenu.RadioGroup;

/** Not modal: the modal one locks scrolling through an injected style element, which the security policy forbids. */
export function MenuRoot(props: ComponentProps<typeof DropdownMenu.Root>) {
  return <DropdownMenu.Root modal={false} {...props} />;
}

/** Stays in the landmark of its trigger instead of moving to the end of the page. */
export function MenuContent(props: ComponentProps<typeof DropdownMenu.Content>) {
  return (
    <DropdownMenu.Content
      align="end"
      sideOffset={6}
      collisionPadding={8}
      className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 animate-arrive overflow-y-auto rounded-sheet border border-rule bg-sheet p-1.5 shadow-lift-high"
      {...props}
    />
  );
}

const itemClass =
  'flex min-h-10 items-center gap-2.5 pointer-coarse:min-h-11 rounded-md px-3 outline-none select-none data-highlighted:bg-hem data-[state=checked]:font-semibold data-[state=checked]:text-thread-ink';

export function MenuItem({ className = '', ...rest }: ComponentProps<typeof DropdownMenu.Item>) {
  return <DropdownMenu.Item className={`${itemClass} ${className}`} {...rest} />;
}

export function MenuChoiceItem(props: ComponentProps<typeof DropdownMenu.RadioItem>) {
  return <DropdownMenu.RadioItem className={itemClass} {...props} />;
}

export function MenuLabel(props: ComponentProps<typeof DropdownMenu.Label>) {
  return <DropdownMenu.Label className="px-3 pt-2 pb-1 text-sm text-soft" {...props} />;
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="my-1.5 border-t border-rule" />;
}

import { Tabs as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { RunningStitch } from './running-stitch.tsx';

export const Tabs = Radix.Root;
export const TabPanel = Radix.Content;

export function TabList(props: ComponentProps<typeof Radix.List>) {
  return <Radix.List className="flex gap-6 border-b border-rule" {...props} />;
}

/** A tab; the open one is underlined by a running stitch. */
export function Tab({ children, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      className="group relative min-h-11 font-semibold text-soft transition-colors hover:text-ink data-[state=active]:text-ink"
      {...rest}
    >
      {children}
      <RunningStitch className="absolute inset-x-0 -bottom-1 hidden text-thread group-data-[state=active]:block" />
    </Radix.Trigger>
  );
}

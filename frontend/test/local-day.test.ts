import { execFileSync } from 'node:child_process';

const addressOf = (relative: string) => new URL(relative, import.meta.url).href;

/** Days that do not begin where the one before has ended; in a process of its own, whose time zone can be set. */
function findGaps(timeZones: readonly string[]): string[] {
  const script = `
    import { register } from 'node:module';
    register(${JSON.stringify(addressOf('../../scripts/sources/load-typescript.mjs'))});
    const { endOfDay, localDay, startOfDay } = await import(${JSON.stringify(addressOf('../src/features/notes/local-day.ts'))});
    const gaps = [];
    for (const timeZone of ${JSON.stringify(timeZones)}) {
      process.env.TZ = timeZone;
      for (let noon = Date.UTC(2023, 0, 1, 12); noon < Date.UTC(2028, 0, 1); noon += 86_400_000) {
        const [day, next] = [0, 86_400_000].map((ms) => new Date(noon + ms).toISOString().slice(0, 10));
        const [begin, end] = [startOfDay(day), endOfDay(day)];
        const isWhole = localDay(begin) === day && localDay(new Date(begin - 1)) < day;
        if (!isWhole || end.getTime() !== startOfDay(next).getTime()) gaps.push(timeZone + ' ' + day);
      }
    }
    console.log(JSON.stringify(gaps));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
  return JSON.parse(output) as string[];
}

it('ends every day where the next begins, also where clocks change at midnight', () => {
  const timeZones = ['Africa/Cairo', 'America/Havana', 'America/Santiago', 'Asia/Beirut', 'Atlantic/Azores'];
  expect(findGaps([...timeZones, 'Europe/Berlin', 'Australia/Lord_Howe', 'Pacific/Kiritimati'])).toEqual([]);
});

import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { DEFAULT_THEME_COLOR, SENTIMENTS, type Sentiment } from '@stitchbook/contracts';

const DAY = { type: 'string', format: 'date', example: '2026-11-23' } as const;
const COUNT = { type: 'integer', minimum: 1, description: 'How many notes.' } as const;

@ApiSchema({ name: 'InsightTotals', description: "Of all the reader's own notes." })
class InsightTotalsResponse {
  @ApiProperty({ type: 'integer', minimum: 0 })
  notes!: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'As they are written now, with white space between them.' })
  words!: number;

  @ApiProperty({ type: 'number', minimum: 0, description: 'Of audio.' })
  seconds!: number;
}

@ApiSchema({ name: 'Streaks', description: 'Days in a row on which a note was made.' })
class StreaksResponse {
  @ApiProperty({ type: 'integer', minimum: 0 })
  longest!: number;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'Up to today, or to yesterday as long as today has no note.',
  })
  current!: number;
}

@ApiSchema({ name: 'DayCount' })
class DayCountResponse {
  @ApiProperty(DAY)
  day!: string;

  @ApiProperty(COUNT)
  notes!: number;
}

@ApiSchema({ name: 'InsightPeriod' })
class InsightPeriodResponse {
  @ApiProperty({ ...DAY, description: 'Its first day.' })
  from!: string;

  @ApiProperty({ ...DAY, description: 'Its last day.' })
  to!: string;
}

@ApiSchema({ name: 'MoodCount' })
class MoodCountResponse {
  @ApiProperty({ ...DAY, description: 'The first day of the period.' })
  from!: string;

  @ApiProperty({ enum: SENTIMENTS, enumName: 'Sentiment' })
  sentiment!: Sentiment;

  @ApiProperty(COUNT)
  notes!: number;
}

@ApiSchema({ name: 'PeriodCount' })
class PeriodCountResponse {
  @ApiProperty({ ...DAY, description: 'The first day of the period.' })
  from!: string;

  @ApiProperty(COUNT)
  notes!: number;
}

@ApiSchema({ name: 'ThemeOverTime' })
class ThemeOverTimeResponse {
  @ApiProperty({ type: 'integer', minimum: 1 })
  id!: number;

  @ApiProperty({ type: 'string' })
  name!: string;

  @ApiProperty({ type: 'string', pattern: '^#[0-9a-fA-F]{6}$', example: DEFAULT_THEME_COLOR })
  color!: string;

  @ApiProperty({ ...COUNT, description: 'How many notes of all periods.' })
  notes!: number;

  @ApiProperty({ type: [PeriodCountResponse], description: 'Those in which there are any, in their order.' })
  periods!: PeriodCountResponse[];
}

@ApiSchema({ name: 'ThemePair' })
class ThemePairResponse {
  @ApiProperty({ type: 'string' })
  first!: string;

  @ApiProperty({ type: 'string' })
  second!: string;

  @ApiProperty({ ...COUNT, minimum: 2, description: 'How many notes have both.' })
  notes!: number;
}

@ApiSchema({ name: 'NoteOfAYearAgo' })
class NoteOfAYearAgoResponse {
  @ApiProperty({ type: 'integer', minimum: 1 })
  id!: number;

  @ApiProperty({ type: 'string' })
  title!: string;
}

@ApiSchema({
  name: 'Insights',
  description: 'Days are those of the time zone that was asked for; weeks begin on Monday.',
})
export class InsightsResponse {
  @ApiProperty(DAY)
  today!: string;

  @ApiProperty({ type: InsightTotalsResponse })
  totals!: InsightTotalsResponse;

  @ApiProperty({ type: StreaksResponse })
  streaks!: StreaksResponse;

  @ApiProperty({ type: [DayCountResponse], description: 'Days with notes of the last 53 weeks, in their order.' })
  days!: DayCountResponse[];

  @ApiProperty({
    type: [InsightPeriodResponse],
    description: 'Twelve at most, up to now: weeks while the first note is younger than twelve weeks, then months.',
  })
  periods!: InsightPeriodResponse[];

  @ApiProperty({ type: [MoodCountResponse], description: 'Those that there are, by period.' })
  moods!: MoodCountResponse[];

  @ApiProperty({
    type: [ThemeOverTimeResponse],
    description: 'The eight that most notes of these periods have, the most frequent first.',
  })
  themes!: ThemeOverTimeResponse[];

  @ApiProperty({
    type: [ThemePairResponse],
    description: 'Which of these themes two notes or more have together; ten at most, the most frequent first.',
  })
  pairs!: ThemePairResponse[];

  @ApiProperty({
    type: [NoteOfAYearAgoResponse],
    description: 'Three at most of this day a year ago, the oldest first.',
  })
  yearAgo!: NoteOfAYearAgoResponse[];
}

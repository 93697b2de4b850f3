import { ARCHIVE_FORMAT } from '@stitchbook/contracts';
import { Equals, IsInt, Min } from 'class-validator';

export class ArchivedManifestHead {
  @Equals(ARCHIVE_FORMAT)
  format!: string;

  @IsInt()
  @Min(1)
  formatVersion!: number;
}

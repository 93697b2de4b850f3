import { Setting } from '@stitchbook/config';
import { IsUrl } from 'class-validator';

/** By its address the bundled provider is named, and with it the people of an installation. */
export class AddressSettings {
  @Setting(
    'BASE_URL',
    'Where people reach Stitchbook, without a path; https unless it is this machine alone',
    'http://localhost:3000',
  )
  @IsUrl({ require_tld: false, require_protocol: true, protocols: ['http', 'https'] })
  baseUrl!: string;
}

import { IsInt, IsNotEmpty, Max, Min } from 'class-validator';
import { Setting } from './setting.ts';

export class DatabaseSettings {
  @Setting('DATABASE_URL', 'PostgreSQL, as postgres://user:password@host:port/database')
  @IsNotEmpty()
  url!: string;

  @Setting('DATABASE_POOL_SIZE', 'Connections that one process may hold', '10')
  @IsInt()
  @Min(2)
  @Max(200)
  poolSize!: number;
}

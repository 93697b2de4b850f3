import { IsNotEmpty } from 'class-validator';
import { Setting } from './setting.ts';

export class StorageSettings {
  @Setting('AUDIO_DIR', 'Folder that keeps the audio files')
  @IsNotEmpty()
  directory!: string;
}

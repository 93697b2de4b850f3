import type { Provider, Type } from '@nestjs/common';

/** What one folder of the gateway adds to the whole: its routes, and what they are made of. */
export interface Room {
  controllers: Type[];
  providers: Provider[];
}

/** Tokens of what has no class to be asked by. */
export const AUDIO_STORE = Symbol('AudioStore');
/** `AudioAddresses`, or null where browsers do not reach the store. */
export const AUDIO_ADDRESSES = Symbol('AudioAddresses');
export const LOGGER = Symbol('Logger');

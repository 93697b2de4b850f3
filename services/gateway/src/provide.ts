import type { FactoryProvider, InjectionToken } from '@nestjs/common';

type Class<T, Dependencies extends unknown[]> = new (...dependencies: Dependencies) => T;
type TokensOf<Dependencies extends unknown[]> = { [Index in keyof Dependencies]: InjectionToken<Dependencies[Index]> };

/** Makes a plain class injectable by naming what its constructor takes, so that services stay free of decorators. */
export function provide<T, Dependencies extends unknown[]>(
  type: Class<T, Dependencies>,
  ...tokens: TokensOf<Dependencies>
): FactoryProvider<T> {
  return { provide: type, useFactory: (...dependencies: Dependencies) => new type(...dependencies), inject: tokens };
}

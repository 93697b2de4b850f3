import type { SecurityEvent } from '@stitchbook/api-types';
import type { SecurityEventKind } from '@stitchbook/contracts';
import { securityEventTexts } from '../../texts/en/security-events.ts';

/** What happened, without saying to whom: the same words serve the person and the administrator. */
export function eventSentence({ kind, otherPerson }: Pick<SecurityEvent, 'kind' | 'otherPerson'>): string {
  const withSomebody: Partial<Record<SecurityEventKind, (name: string) => string>> = securityEventTexts.withSomebody;
  // A newer server may know of more than this page does.
  const sentences: Partial<Record<SecurityEventKind, string>> = securityEventTexts.sentences;
  return (otherPerson && withSomebody[kind]?.(otherPerson.name)) ?? sentences[kind] ?? kind;
}

/** What is worth a second look when one did not do it oneself. */
export function isAlarming(kind: SecurityEventKind): boolean {
  return ['sign-in.failed', 'sign-in.locked-out', 'password.reset-requested'].includes(kind);
}

import type { SecurityEventKind } from '@stitchbook/contracts';
import { type UnitOfWork, recordSecurityEvent } from '@stitchbook/database';
import type { Logger } from '@stitchbook/logging';
import type { Request } from 'express';

/** Records what matters for the safety of an account: in the database, or in the log where there is no account. */
export class SecurityEvents {
  readonly #unitOfWork: UnitOfWork;
  readonly #logger: Logger;

  constructor(unitOfWork: UnitOfWork, logger: Logger) {
    this.#unitOfWork = unitOfWork;
    this.#logger = logger;
  }

  /** Records in the background, once it is known whose account it is; a failure is logged. */
  recordLater(request: Request, kind: SecurityEventKind, account: Promise<string | null>): void {
    account
      .then(async (accountId) => this.record(request, kind, accountId))
      .catch((error: unknown) => this.#logger.error({ err: error }, 'security event could not be recorded'));
  }

  /** What happens without an account is only logged: strangers must not fill the table. */
  async record(request: Request, kind: SecurityEventKind, accountId: string | null): Promise<void> {
    const { ip: address } = request;
    if (accountId === null) this.#logger.info({ securityEvent: kind, address }, 'security event');
    else {
      const facts = { kind, accountId, address, userAgent: request.get('user-agent') };
      await this.#unitOfWork.run(async (transaction) => recordSecurityEvent(transaction, facts, this.#logger));
    }
  }
}

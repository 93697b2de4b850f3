import { Inject, Injectable } from '@nestjs/common';
import {
  UnitOfWork,
  createInvitation,
  findOpenInvitation,
  type Invitation,
  listOpenInvitations,
  withdrawInvitation,
} from '@stitchbook/database';
import { isUUID } from 'class-validator';
import { ProductError } from '../errors/product-error.ts';
import { GatewaySettings } from '../infrastructure/gateway.settings.ts';
import type { DoneResponse } from '../openapi/common-responses.ts';
import type { InvitationResponse, NewInvitationResponse } from './invitation.responses.ts';

/** What administrators do with invitations. */
@Injectable()
export class InvitationService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    @Inject(GatewaySettings) private readonly settings: Pick<GatewaySettings, 'origin'>,
  ) {}

  async create(createdBy: string, email: string | null): Promise<NewInvitationResponse> {
    const facts = { origin: this.settings.origin, email, createdBy };
    const { invitation, link } = await this.unitOfWork.run((transaction) => createInvitation(transaction, facts));
    return { ...present(invitation), link };
  }

  async list(): Promise<InvitationResponse[]> {
    return (await this.unitOfWork.run(listOpenInvitations)).map(present);
  }

  async withdraw(id: string): Promise<DoneResponse> {
    if (!isUUID(id, 'loose'))
      throw new ProductError('invalid', 'invitation.id', 'That is not the id of an invitation.');
    if (await this.unitOfWork.run((transaction) => withdrawInvitation(transaction, id)))
      return { success: true, message: 'The invitation is withdrawn.' };
    throw new ProductError('not-found', 'invitation.missing', 'There is no such invitation, or it was used already.');
  }

  /** Whether somebody can still join by it. */
  async isOpen(token: string): Promise<boolean> {
    return (await this.unitOfWork.run((transaction) => findOpenInvitation(transaction, token))) !== null;
  }
}

function present({ id, email, createdAt, expiresAt }: Invitation): InvitationResponse {
  return { id, email, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
}

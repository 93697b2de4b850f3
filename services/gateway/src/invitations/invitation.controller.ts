import { Body, Controller, Delete, Get, Param, Post, UseGuards } from '@nestjs/common';
import { ApiParam, ApiProperty, ApiTags } from '@nestjs/swagger';
import { withoutInvisible } from '@stitchbook/database';
import { Transform } from 'class-transformer';
import { IsEmail, IsOptional } from 'class-validator';
import { Administrators } from '../users/administrators.guard.ts';
import { RecordsSecurityEvent } from '../security-events/records-security-event.ts';
import { SignedIn, UserId } from '../sessions/current-user.ts';
import { InvitationService } from './invitation.service.ts';
import { ApiErrors, ApiSignedIn, DoneResponse } from '../openapi/common-responses.ts';
import { InvitationResponse, NewInvitationResponse } from './invitation.responses.ts';
import { ApiRoute } from '../openapi/api-route.ts';

/** `POST /api/invitations` */
class CreateInvitationRequest {
  @ApiProperty({
    type: 'string',
    format: 'email',
    nullable: true,
    required: false,
    description: 'Whose the invitation is; whoever has the link may use it when there is none.',
  })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? withoutInvisible(value) : value))
  @IsOptional()
  @IsEmail({}, { message: 'Enter a full email address, such as name@example.com.' })
  email?: string | null;
}

/** For administrators; everybody else is answered as if there were no such address. */
@Controller('api/invitations')
@ApiTags('Invitations')
@ApiSignedIn()
@ApiErrors('not-found')
@UseGuards(SignedIn, Administrators)
export class InvitationController {
  constructor(private readonly invitations: InvitationService) {}

  @Get()
  @ApiRoute({ summary: 'Lists the invitations that nobody has used yet', answer: [InvitationResponse] })
  list(): Promise<InvitationResponse[]> {
    return this.invitations.list();
  }

  @Post()
  @ApiRoute({
    summary: 'Makes a link by which one person may join, within a week',
    answer: NewInvitationResponse,
    status: 201,
    errors: ['invalid'],
  })
  @RecordsSecurityEvent('invitation.created')
  create(@UserId() userId: string, @Body() { email }: CreateInvitationRequest): Promise<NewInvitationResponse> {
    return this.invitations.create(userId, email ?? null);
  }

  @Delete(':id')
  @ApiRoute({ summary: 'Withdraws an invitation', answer: DoneResponse, errors: ['invalid'] })
  @ApiParam({ name: 'id', description: 'Id of the invitation.', schema: { type: 'string', format: 'uuid' } })
  @RecordsSecurityEvent('invitation.revoked')
  withdraw(@Param('id') id: string): Promise<DoneResponse> {
    return this.invitations.withdraw(id);
  }
}

import { Controller, Delete, Get, Param, Put, UseGuards } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { RecordsSecurityEvent } from '../security-events/records-security-event.ts';
import { SignedIn, UserId } from '../sessions/current-user.ts';
import { BlockService } from './block.service.ts';
import { BlockedPersonResponse } from './share.responses.ts';
import { ApiSignedIn, DoneResponse } from '../openapi/common-responses.ts';
import { ApiRoute } from '../openapi/api-route.ts';

const OtherPerson = { name: 'userId', description: 'Who is blocked.', schema: { type: 'string', format: 'uuid' } };
const otherPerson = ({ params }: Request) => ({ otherUserId: String(params['userId']) });

@Controller('api/blocked-people')
@ApiTags('Shares')
@ApiSignedIn()
@UseGuards(SignedIn)
export class BlockController {
  constructor(private readonly blocks: BlockService) {}

  @Get()
  @ApiRoute({ summary: 'Lists the people whose notes the reader does not take', answer: [BlockedPersonResponse] })
  list(@UserId() userId: string): Promise<BlockedPersonResponse[]> {
    return this.blocks.list(userId);
  }

  /** What they shared leaves the reader's list. They are not told. */
  @Put(':userId')
  @ApiRoute({
    summary: 'Blocks a person: leaves what they shared, and refuses what they would share',
    answer: BlockedPersonResponse,
    errors: ['invalid', 'not-found', 'conflict'],
  })
  @ApiParam(OtherPerson)
  @RecordsSecurityEvent('person.blocked', otherPerson)
  block(@UserId() userId: string, @Param('userId') otherId: string): Promise<BlockedPersonResponse> {
    return this.blocks.block(userId, otherId);
  }

  @Delete(':userId')
  @ApiRoute({ summary: 'Lets a person share notes with the reader again', answer: DoneResponse, errors: ['not-found'] })
  @ApiParam(OtherPerson)
  @RecordsSecurityEvent('person.unblocked', otherPerson)
  unblock(@UserId() userId: string, @Param('userId') otherId: string): Promise<DoneResponse> {
    return this.blocks.unblock(userId, otherId);
  }
}

import { SchedulerRegistry } from '@nestjs/schedule';
import { startGateway } from './support/start-gateway.ts';

describe('what a gateway does by itself', () => {
  it('is scheduled from its start, and no more once it has shut down', async () => {
    const gateway = await startGateway();
    const registry = gateway.app.get(SchedulerRegistry);
    const started = registry.getIntervals();
    await gateway.close();
    // Two clean-ups of recordings, two of uploads, deleted notes, deleted themes, security events, finished jobs, waiting enrichments,
    // invitations.
    expect(started).toHaveLength(10);
    expect(registry.getIntervals()).toEqual([]);
  });
});

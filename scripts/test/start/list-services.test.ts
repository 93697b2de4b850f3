import { startModule } from './start-module.ts';

const { listServices } = await import(startModule('services'));

type Service = { name: string; env: Record<string, string> };

describe('the services that npm start runs', () => {
  it('tell their metrics on ports of their own, the gateway on the one that was asked for', () => {
    const services: Service[] = listServices('/checkout', {
      IDENTITY_URL: 'http://127.0.0.1:3001',
      METRICS_PORT: '9464',
    });
    const ports = Object.fromEntries(services.map(({ name, env }) => [name, env['METRICS_PORT']]));
    expect(ports['gateway']).toBe('9464');
    expect(new Set(Object.values(ports)).size).toBe(services.length);
  });

  it('tell them nowhere when no port was asked for', () => {
    const services: Service[] = listServices('/checkout', {});
    expect(services.filter(({ env }) => env['METRICS_PORT'])).toEqual([]);
  });
});

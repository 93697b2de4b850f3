import { listServices } from '../../start/services.mjs';

describe('the services that npm start runs', () => {
  it('expose their metrics on ports of their own, the gateway on the one that was asked for', () => {
    const services = listServices('/checkout', {
      IDENTITY_URL: 'http://127.0.0.1:3001',
      METRICS_PORT: '9464',
    });
    const ports = Object.fromEntries(services.map(({ name, env }) => [name, env?.['METRICS_PORT']]));
    expect(ports['gateway']).toBe('9464');
    expect(new Set(Object.values(ports)).size).toBe(services.length);
  });

  it('expose none when no port was asked for', () => {
    const services = listServices('/checkout', {});
    expect(services.filter(({ env }) => env?.['METRICS_PORT'])).toEqual([]);
  });
});

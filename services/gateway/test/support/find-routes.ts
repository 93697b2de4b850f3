import type { NestExpressApplication } from '@nestjs/platform-express';

interface RouterLayer {
  route?: { path: string; methods: Record<string, boolean> };
}

/** Every route that the application answers, as `METHOD /path`. */
export function findRoutes(app: NestExpressApplication): string[] {
  const { router } = app.getHttpAdapter().getInstance() as unknown as { router: { stack: RouterLayer[] } };
  return router.stack.flatMap(({ route }) =>
    route ? Object.keys(route.methods).map((method) => `${method.toUpperCase()} ${route.path}`) : [],
  );
}

import { type ArgumentMetadata, ValidationPipe } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { type ValidationError, validateSync } from 'class-validator';
import { ProductError } from '../errors/product-error.ts';

/** JSON bodies and queries: unknown fields are dropped, the first broken rule is answered as a sentence. */
class RequestValidation extends ValidationPipe {
  /** A parameter in a path has a pipe of its own, which must see it as it was written. */
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    return metadata.type === 'param' ? value : super.transform(value, metadata);
  }
}

export const validateRequests = new RequestValidation({
  whitelist: true,
  transform: true,
  exceptionFactory: brokenRule,
});

/** The same rules for what arrives as multipart fields. */
export function validateFields<T extends object>(type: new () => T, fields: Readonly<Record<string, string>>): T {
  const instance = plainToInstance(type, fields);
  const errors = validateSync(instance, { whitelist: true });
  if (errors.length > 0) throw brokenRule(errors);
  return instance;
}

function brokenRule(errors: ValidationError[]): ProductError {
  const message = Object.values(errors[0]?.constraints ?? {})[0] ?? 'The request is not valid.';
  return new ProductError('invalid', 'request.invalid', message);
}

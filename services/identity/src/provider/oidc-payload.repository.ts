import { type DataSource, OidcPayload } from '@stitchbook/database';
import { errors, type Adapter, type AdapterPayload } from 'oidc-provider';
import { IsNull, type Repository } from 'typeorm';

/** Stores one of the provider's models (Session, AuthorizationCode, ...) in PostgreSQL. The provider itself checks whether one has expired. */
export class OidcPayloadRepository implements Adapter {
  readonly #model: string;
  readonly #rows: Repository<OidcPayload>;

  constructor(model: string, database: DataSource) {
    this.#model = model;
    this.#rows = database.getRepository(OidcPayload);
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    await this.#rows.upsert(
      {
        model: this.#model,
        id,
        payload,
        grantId: payload.grantId ?? null,
        userCode: payload.userCode ?? null,
        uid: payload.uid ?? null,
        expiresAt: expiresIn === undefined ? null : new Date(Date.now() + expiresIn * 1_000),
      },
      ['model', 'id'],
    );
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    return this.#findOne({ id });
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#findOne({ uid });
  }

  async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.#findOne({ userCode });
  }

  /** Of two exchanges of the same code at the same moment one wins, and the other throws `InvalidGrant`. */
  async consume(id: string): Promise<void> {
    const { affected } = await this.#rows.update(
      { model: this.#model, id, consumedAt: IsNull() },
      { consumedAt: () => 'now()' },
    );
    if (affected !== 1) throw new errors.InvalidGrant('already consumed');
  }

  async destroy(id: string): Promise<void> {
    await this.#rows.delete({ model: this.#model, id });
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.#rows.delete({ model: this.#model, grantId });
  }

  async #findOne(where: Record<string, string>): Promise<AdapterPayload | undefined> {
    // Nothing is stored under such an id, and PostgreSQL would refuse the question.
    if (Object.values(where).some((value) => value.includes('\u0000'))) return undefined;
    const row = await this.#rows.findOneBy({ model: this.#model, ...where });
    if (!row) return undefined;
    return row.consumedAt
      ? { ...row.payload, consumed: Math.floor(row.consumedAt.getTime() / 1_000) }
      : { ...row.payload };
  }
}

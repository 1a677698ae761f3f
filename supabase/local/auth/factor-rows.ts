import { sql, type Kysely } from 'kysely'
import type { Tables } from '../database/database'

type Db = Kysely<Tables>

export type FactorRow = {
  id: string
  user_id: string
  friendly_name: string | null
  factor_type: string
  status: 'unverified' | 'verified'
  created_at: string
  updated_at: string
  secret: string
}

export async function findFactors(db: Db, userId: string): Promise<FactorRow[]> {
  const { rows } = await sql<FactorRow>`
    select * from auth.mfa_factors where user_id = ${userId}::uuid order by created_at`.execute(db)
  return rows
}

export async function factorsJson(db: Db, userId: string): Promise<object[]> {
  const factors = await findFactors(db, userId)
  return factors.map(({ id, friendly_name, factor_type, status, created_at, updated_at }) => ({
    id,
    ...(friendly_name && { friendly_name }),
    factor_type,
    status,
    created_at,
    updated_at,
  }))
}

export async function noteStep(db: Db, factorId: string, step: number): Promise<void> {
  await sql`
    update auth.mfa_factors set last_step = greatest(last_step, ${step}), last_challenged_at = now()
    where id = ${factorId}::uuid`.execute(db)
}

/** Gives the session the level of a second step (aal2), and ends the person's sessions that have only aal1. */
export async function raiseSession(db: Db, factor: FactorRow, sessionId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`
      update auth.mfa_factors set status = 'verified', updated_at = now()
      where id = ${factor.id}::uuid and status = 'unverified'`.execute(tx)
    await sql`
      update auth.sessions set aal = 'aal2', factor_id = ${factor.id}::uuid, updated_at = now()
      where id = ${sessionId}::uuid`.execute(tx)
    await sql`
      delete from auth.sessions
      where user_id = ${factor.user_id}::uuid and coalesce(aal, 'aal1') = 'aal1'`.execute(tx)
    await sql`
      delete from auth.mfa_factors where user_id = ${factor.user_id}::uuid and status = 'unverified'`.execute(
      tx,
    )
  })
}

export async function removeFactor(db: Db, factor: FactorRow): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`update auth.sessions set aal = 'aal1', factor_id = null where factor_id = ${factor.id}::uuid`.execute(
      tx,
    )
    await sql`delete from auth.mfa_factors where id = ${factor.id}::uuid`.execute(tx)
  })
}

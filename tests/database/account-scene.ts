import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { openReviewScene } from './review-scene'

/** Roles in an account, from the fewest rights to the most. */
export const ranked = ['reader', 'assistant', 'accountant', 'owner'] as const
export type Role = (typeof ranked)[number]

export async function openAccountScene() {
  const scene = await openReviewScene()

  async function person(...places: [account: string, role: Role][]): Promise<string> {
    const id = randomUUID()
    await scene.run(`insert into auth.users (id, email) values ('${id}', '${id}@empresa.example');
      delete from public.accounts where id = '${id}'`)
    for (const [account, role] of places)
      await scene.run(
        `insert into private.account_members (account, user_id, role) values ('${account}', '${id}', '${role}')`,
      )
    return id
  }

  async function queryAs(sub: string, query: string, account?: string): Promise<unknown> {
    try {
      return await scene.database.asCaller({ role: 'authenticated', sub }, async (db) => {
        const headers = JSON.stringify(account === undefined ? {} : { 'x-account': account })
        await sql`select set_config('request.headers', ${headers}, true)`.execute(db)
        const { rows } = await sql.raw<{ answer: unknown }>(query).execute(db)
        return rows[0]?.answer
      })
    } catch (error) {
      return (error as Error).message
    }
  }

  return { ...scene, person, queryAs }
}

export type AccountScene = Awaited<ReturnType<typeof openAccountScene>>

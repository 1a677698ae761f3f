import postgres from 'postgres'
import { demoPassword } from '../../../supabase/demo-accounts'
import { sessionOf } from '../../bench/session'
import { sleeper } from '../asleep'
import { cookiesAfter, readSessionCookie } from '../session-cookie'
import type { Stage } from '../stage'
import type { Tries } from '../trial'

const [rounds, atOnce] = [20, 50]
const email = 'cliente@demo.co'

/**
 * Fifty requests at once with a token that is over, twenty times: each instance renews by itself, and nobody is signed out.
 * Answers a session that is alive at the end.
 */
export async function renewedAtOnce(
  { url, connection, database, dataDir }: Stage,
  tries: Tries,
): Promise<string> {
  const sql = postgres(database.url, { onnotice: () => undefined })
  const liveSessions = async (userId: string) =>
    (await sql`select id from auth.sessions where user_id = ${userId}`).length
  const { cookie: first, userId, token } = await sessionOf(connection, email, demoPassword)
  const before = await liveSessions(userId)
  const asleep = await sleeper(dataDir)
  let cookie = first
  let [renewed, unread] = [0, 0]
  for (let round = 0; round < rounds; round++) {
    const old = await asleep(cookie)
    const ask = () => fetch(`${url}/portal`, { headers: { cookie: old }, redirect: 'manual' })
    const answers = await Promise.all(Array.from({ length: atOnce }, ask))
    let kept = old
    for (const [n, answer] of answers.entries()) {
      const set = answer.headers.getSetCookie()
      const ended = set.some((line) => line.startsWith('__Host-session') && /max-age=0\b/i.test(line))
      const where = answer.headers.get('location') ?? ''
      tries.expect(answer.status === 200 && !ended, `round ${round}, request ${n}: ${answer.status} ${where}`)
      // A page that says that it cannot be read just now signs nobody out, but is told.
      if (!(await answer.text()).includes(email)) unread++
      if (set.length === 0) continue
      renewed++
      // A browser keeps what came last.
      kept = cookiesAfter(kept, set)
    }
    const { access_token, expires_at } = readSessionCookie(kept)
    const isNew = expires_at > Date.now() / 1000 && access_token !== token
    tries.expect(isNew, `round ${round}: nothing was renewed`)
    cookie = kept
  }
  const after = await liveSessions(userId)
  await sql.end()
  tries.expect(after === before, `${after} sessions are alive, there were ${before}`)
  console.log(`  ${rounds * atOnce} requests, ${renewed} answers with a renewed session, ${unread} without the page, ${after} live sessions (${before} before)`) // prettier-ignore
  return cookie
}

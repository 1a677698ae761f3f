import { randomInt } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import postgres from 'postgres'
import { demoPassword } from '../../supabase/demo-accounts'
import { mailsTo } from '../../tests/support/mailbox'
import { percentile } from '../bench/measure'
import { alike, parting } from './enumeration/alike'
import { addressOf, newcomers, openQuestions, strangers, type Kind, type Question } from './enumeration/ask'
import { rankTest } from './rank-test'
import { trial } from './trial'

const rounds = 100
/** The first answers of an instance are slow for reasons of their own. */
const warmUp = 4
const likely = 0.05

type Times = Record<Kind, number[]>

/** Whoever has an account and whoever has none are answered alike by the three forms, word by word and in as much time. */
await trial(
  'check:enumeration',
  async (stage, tries) => {
    const { connection, database } = stage
    const all = warmUp + rounds
    const { auth } = createClient(connection.url, connection.secretKey, { auth: { persistSession: false } })
    for (let n = 0; n < all; n++) {
      const person = { email: addressOf('known', n), password: demoPassword, email_confirm: true }
      const { error } = await auth.admin.createUser(person)
      if (error) throw error
    }
    const questions = await openQuestions(stage, all)

    const ask = async ({ name, says, ask, about }: Question, round: number) => {
      const order: Kind[] = randomInt(2) ? ['known', 'unknown'] : ['unknown', 'known']
      const [times, answers] = [{ known: 0, unknown: 0 }, { known: '', unknown: '' }] // prettier-ignore
      for (const kind of order) {
        const email = about(kind, round)
        const started = performance.now()
        const answer = await ask(email)
        const html = await answer.text()
        times[kind] = performance.now() - started
        answers[kind] = `${answer.status} ${alike(html, email)}`
        tries.expect(html.includes(says), `${name}: of ${kind} addresses something else was said`)
      }
      const { known, unknown } = answers
      tries.expect(known === unknown, `${name}: ${parting(known, unknown)}`)
      return times
    }
    /** Asks about as many known as unknown addresses, in turns, and how likely such times are when they are all alike. */
    const sample = async (first: number) => {
      const times = new Map(questions.map(({ name }) => [name, { known: [], unknown: [] } as Times]))
      for (let round = first; round < first + rounds; round++)
        for (const question of questions) {
          const { known, unknown } = await ask(question, round)
          times.get(question.name)?.known.push(known)
          times.get(question.name)?.unknown.push(unknown)
        }
      return [...times].map(([name, { known, unknown }]) => {
        const p = rankTest(known, unknown)
        const [a, b] = [known, unknown].map((list) => percentile(list, 0.5).toFixed(1))
        console.log(`  ${name}: known ${a} ms, unknown ${b} ms (medians of ${rounds}), p ${p.toFixed(3)}`)
        return { name, differs: p <= likely, p }
      })
    }

    for (let round = 0; round < warmUp; round++) for (const question of questions) await ask(question, round)
    const seen = await sample(warmUp)
    // One in twenty differs by chance; what differs for a reason differs again.
    const again = seen.some(({ differs }) => differs) ? await sample(all) : seen
    for (const [at, { name, differs, p }] of again.entries())
      tries.expect(
        !differs || !seen[at]?.differs,
        `${name}: the times tell who is registered (p ${p.toFixed(4)})`,
      )

    // What was said alike was done differently, or nothing was asked.
    const sql = postgres(database.url, { onnotice: () => undefined })
    const users = await sql<{ email: string }[]>`select email from auth.users where email like 'olvidada.%'`
    await sql.end()
    const registered = new Set(users.map(({ email }) => email))
    const isReset = async (email: string) =>
      JSON.stringify(await mailsTo(connection.mailUrl, email)).includes('type=recovery')
    for (let n = 0; n < all; n++) {
      const made = registered.has(addressOf('unknown', newcomers + n))
      tries.expect(made, 'registration: an unknown address has no account')
      tries.expect(await isReset(addressOf('known', n)), 'reset: a known address got no mail')
      tries.expect(!(await isReset(addressOf('unknown', strangers + n))), 'reset: an unknown one got a mail')
    }
  },
  { count: 1, seeded: false },
)

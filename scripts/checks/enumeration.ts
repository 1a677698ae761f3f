import { randomInt } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import postgres from 'postgres'
import { registeredNotice, resetText } from '@/content/auth'
import { errorMessages } from '@/content/errors'
import { demoPassword } from '../../supabase/demo-accounts'
import { mailsTo } from '../../tests/support/mailbox'
import { readForm, type PostedForm } from '../site-client/requests'
import { percentile, rankTest } from '../statistics'
import { checkOfSite } from './check'
import type { TestSite } from './test-site'

type Kind = 'known' | 'unknown'
type Question = {
  name: string
  /** Every response must contain this sentence, which shows that the form was processed and no limit was reached. */
  says: string
  ask: (email: string) => Promise<Response>
  /** Returns the e-mail address of a round; the addresses change often enough that no rate limit is reached. */
  about: (kind: Kind, round: number) => string
}

/** Sign-ins tried for each account: one fewer than the site allows in a quarter of an hour. */
const guesses = 4

/** Known and unknown addresses have the same length, so that the length cannot change the response. */
const addressOf = (kind: Kind, n: number) =>
  `${kind === 'known' ? 'conocida' : 'olvidada'}.${String(n).padStart(4, '0')}@ejemplo.test`

/** The unknown e-mail addresses begin with these numbers: `newcomers` in sign-ups, `strangers` in password resets. */
const [newcomers, strangers] = [1000, 2000]

const anywhere = () => `10.${randomInt(255)}.${randomInt(255)}.${randomInt(1, 255)}`

/** The forms that could reveal whether an e-mail address is registered, posted as by a browser without script. */
async function openQuestions({ url, instances }: TestSite, known: number): Promise<Question[]> {
  // The requests go directly to an instance, as if from its trusted proxy, each with another invented IP address.
  const direct = instances[0]?.url ?? ''
  const post = (form: PostedForm, fields: Record<string, string>) =>
    form(fields, { origin: url, 'x-forwarded-host': new URL(url).host, 'x-forwarded-for': anywhere() })
  const signIn = await readForm(direct, '/auth')
  const signUp = await readForm(direct, '/auth?tab=registro')
  const reset = await readForm(direct, '/auth/recuperar')
  const password = 'No-es-esta-2026'
  return [
    {
      name: 'sign-in',
      says: errorMessages['invalid-credentials'],
      ask: (email) => post(signIn, { email, password }),
      about: (kind, round) => addressOf(kind, Math.floor(round / guesses) % known),
    },
    {
      name: 'registration',
      says: registeredNotice.after,
      ask: (email) => post(signUp, { email, password }),
      about: (kind, round) => addressOf(kind, kind === 'known' ? round % known : newcomers + round),
    },
    {
      name: 'reset',
      says: resetText.sent,
      ask: (email) => post(reset, { email }),
      about: (kind, round) => addressOf(kind, kind === 'known' ? round % known : strangers + round),
    },
  ]
}

/** Removes what always differs from a page: the nonce, names of form fields and the typed e-mail address. */
const alike = (html: string, email: string) =>
  html
    .replaceAll(email, 'EMAIL')
    .replaceAll(encodeURIComponent(email), 'EMAIL')
    .replace(/nonce="[^"]*"|'nonce-[^']*'|\$ACTION[^"]*"/g, '')
    .replace(/\\?"nonce\\?":\\?"[^"\\]*\\?"/g, '')

function parting(left: string, right: string): string {
  let at = 0
  while (at < left.length && left[at] === right[at]) at++
  const around = (text: string) => text.slice(Math.max(0, at - 30), at + 50)
  return `"${around(left)}" or "${around(right)}"`
}

const rounds = 100
/** The first rounds are not measured, because the first responses of an instance are slow. */
const warmUp = 4
const likely = 0.05

type Times = Record<Kind, number[]>

/** A form must answer registered and unknown e-mail addresses with the same text in the same time. */
export const check = checkOfSite(
  async (site, tries) => {
    const { connection, database } = site
    const all = warmUp + rounds
    const { auth } = createClient(connection.url, connection.secretKey, { auth: { persistSession: false } })
    for (let n = 0; n < all; n++) {
      const person = { email: addressOf('known', n), password: demoPassword, email_confirm: true }
      const { error } = await auth.admin.createUser(person)
      if (error) throw error
    }
    const questions = await openQuestions(site, all)

    const ask = async ({ name, says, ask, about }: Question, round: number) => {
      const order: Kind[] = randomInt(2) ? ['known', 'unknown'] : ['unknown', 'known']
      const [times, answers] = [
        { known: 0, unknown: 0 },
        { known: '', unknown: '' },
      ]
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
    /** Asks about registered and unknown addresses in turns, and compares how long the responses take. */
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
    // By chance one test in twenty finds different response times, so the check fails only if a second test does too.
    const again = seen.some(({ differs }) => differs) ? await sample(all) : seen
    for (const [at, { name, differs, p }] of again.entries())
      tries.expect(
        !differs || !seen[at]?.differs,
        `${name}: the times tell who is registered (p ${p.toFixed(4)})`,
      )

    // The forms must have worked: registrations made accounts, and only known addresses got reset mails.
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

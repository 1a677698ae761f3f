import { randomInt } from 'node:crypto'
import { errorMessages } from '@/content/errors'
import { readForm } from '../site-client/requests'
import { checkOfSite } from './check'

const many = 200
/** Allowed sign-ins per quarter of an hour, as in `lib/limits.ts`. */
const perAccount = 5
const perAddress = 20

const address = () => `10.${randomInt(255)}.${randomInt(255)}.${randomInt(1, 255)}`
const limited = errorMessages['rate-limited'].split('.')[0] ?? ''

export const check = checkOfSite(async ({ url, instances }, tries) => {
  const balanced = await readForm(url, '/auth')
  const direct = await Promise.all(instances.map((instance) => readForm(instance.url, '/auth')))

  type Ask = (n: number) => Promise<Response>
  const expectAnswered = async (name: string, wanted: number, ask: Ask) => {
    const pages = await Promise.all(Array.from({ length: many }, async (_, n) => (await ask(n)).text()))
    const answered = pages.filter((html) => html.includes(errorMessages['invalid-credentials'])).length
    const refused = pages.filter((html) => html.includes(limited)).length
    tries.tried += many - 1
    tries.expect(
      answered === wanted && refused === many - wanted,
      `${name}: ${answered} answered, ${refused} limited, wanted ${wanted}`,
    )
  }
  const password = 'no-es-esta-2026'
  await expectAnswered('200 accounts from one address that says it is others', perAddress, (n) =>
    balanced(
      { email: `nadie.${n}@ejemplo.test`, password },
      { 'x-forwarded-for': address(), 'x-real-ip': address(), 'x-vercel-forwarded-for': address() },
    ),
  )
  // The requests go directly to an instance, as if from its trusted proxy, each with another invented IP address.
  await expectAnswered('one account from 200 addresses', perAccount, (n) => {
    const form = direct[n % direct.length] ?? balanced
    const proxy = { origin: url, 'x-forwarded-host': new URL(url).host, 'x-forwarded-for': address() }
    return form({ email: 'cliente@demo.co', password }, proxy)
  })
})

import { randomInt } from 'node:crypto'
import { keepSending } from './chaos/clients'
import { faultPlan, type Fault } from './chaos/faults'
import { findDamage } from './chaos/find-damage'
import { manyEvents } from './chaos/many-events'
import { settle } from './chaos/settle'
import { approvedClients } from './people'
import { trial } from './trial'

/** As many as 400 faults take on a slow machine, at 200 files a day each. */
const senders = 25
const events = 2000
/** A part of the faults and events, to try the trial itself (0.1 is a tenth). */
const part = Number(process.env.TRIAL_LENGTH ?? 1)
const triesPerFault = 5

/** The same things in another order. */
function shuffled<T>(things: T[]): T[] {
  for (let at = things.length - 1; at > 0; at--) {
    const other = randomInt(at + 1)
    ;[things[at], things[other]] = [things[other] as T, things[at] as T]
  }
  return things
}

async function untilStruck(strike: Fault): Promise<boolean> {
  for (let n = 0; n < triesPerFault; n++) if (await strike()) return true
  return false
}

await trial('check:chaos', async (stage, tries) => {
  const clients = await approvedClients(stage, senders + 2)
  const [own, listener, ...sending] = clients
  if (!own || !listener) throw new Error('nobody is there')
  const stop = new AbortController()
  const running = keepSending(stage.url, sending, stop)
  const more: Parameters<typeof faultPlan>[2] = []
  const struck: Record<string, number> = {}
  const plan = faultPlan(stage, own, more, part)
  const order = shuffled(plan.flatMap((fault) => Array.from({ length: fault.times }, () => fault)))
  for (const { name, strike } of order) {
    const did = await untilStruck(strike)
    tries.expect(did, `${name} never struck`)
    if (did) struck[name] = (struck[name] ?? 0) + 1
  }
  stop.abort()
  const { errands, refused } = await running
  tries.failures.push(...refused)
  await settle(stage)
  const { damage, documents } = await findDamage(stage, [own, ...sending], [...errands, ...more])
  tries.tried += errands.length + more.length
  tries.failures.push(...damage)
  console.table(struck)
  const faults = Object.values(struck).reduce((sum, one) => sum + one, 0)
  console.log(`${faults} faults while ${errands.length + more.length} files were sent, ${documents} of which are documents: ${damage.length} lost, left over or doubled.`) // prettier-ignore
  await manyEvents(stage, tries, listener, Math.ceil(events * part))
  if (part !== 1) console.log(`Shortened: TRIAL_LENGTH=${part}.`)
})

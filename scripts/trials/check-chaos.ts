import { parseArgs } from 'node:util'
import { chanceOf } from './chaos/chance'
import { keepSending, type Errand } from './chaos/clients'
import { faultPlan, type Fault } from './chaos/faults'
import { findDamage } from './chaos/find-damage'
import { manyEvents } from './chaos/many-events'
import { settle } from './chaos/settle'
import { approvedClients } from './people'
import { trial } from './trial'

const events = 2000
/** A part of the faults and events, to try the trial itself (0.1 is a tenth). */
const part = Number(process.env.TRIAL_LENGTH ?? 1)
/** As many as 400 faults take on a slow machine, at 200 files a day each; five send at once. */
const senders = Math.max(5, Math.ceil(25 * part))
const triesPerFault = 5
/** Which faults strike when, and what is sent: the same for the same number, as far as the processes let it. */
const { seed = String(Date.now() % 1_000_000) } = parseArgs({ options: { seed: { type: 'string' } } }).values

async function untilStruck(strike: Fault): Promise<boolean> {
  for (let n = 0; n < triesPerFault; n++) if (await strike()) return true
  return false
}

await trial('check:chaos', async (stage, tries) => {
  console.log(`Again: npm run check:chaos -- --seed ${seed}`)
  const chance = chanceOf(seed)
  const clients = await approvedClients(stage, senders + 2)
  const [own, listener, ...sending] = clients
  if (!own || !listener) throw new Error('nobody is there')
  const stop = new AbortController()
  const running = keepSending(stage.url, sending, chance.lane('files'), stop)
  const more: Errand[] = []
  const struck: Record<string, number> = {}
  const plan = faultPlan(stage, own, more, chance.lane('faults'), part)
  const order = chance.shuffled(plan.flatMap((fault) => Array.from({ length: fault.times }, () => fault)))
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

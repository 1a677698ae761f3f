import { setTimeout as pause } from 'node:timers/promises'
import { dashboardOf } from '../dashboard'
import { askOnce, load, type Ask } from '../load/load'
import type { Stage } from '../stage'
import type { Tries } from '../trial'

const restarts = 5
const freezes = 3
const frozenMs = 3000
const wantedMs = 5000
const everyMs = 50
/** As many good answers in a row count as back. */
const inARow = 4

async function untilGood(asks: readonly Ask[]): Promise<number> {
  const until = Date.now() + 60_000
  let firstGood = 0
  for (let good = 0; good < inARow;) {
    if (Date.now() > until) return Infinity
    const wrong = await Promise.all(asks.map((ask) => askOnce(ask)))
    if (wrong.some(Boolean)) good = 0
    else if (good++ === 0) firstGood = performance.now()
    await pause(everyMs)
  }
  return firstGood
}

/** The database goes away, in two ways, under load: static pages never notice, the portal is back at once. */
export async function backAgain(stage: Stage, tries: Tries): Promise<void> {
  const { url, instances, database } = stage
  const { at: portal } = await dashboardOf(stage)
  const asks = instances.map((instance) => portal(instance.url))
  await untilGood(asks)

  const stop = new AbortController()
  const statics = load(
    4,
    ['/', '/contacto', '/icon.svg'].map((path) => ({ url: url + path })),
    stop,
  )
  const others = load(4, [portal(url)], stop)
  const times: Record<string, number[]> = { restart: [], freeze: [] }
  const round = async (name: 'restart' | 'freeze', goAway: () => Promise<number>) => {
    const since = await goAway()
    const took = (await untilGood(asks)) - since
    times[name]?.push(took)
    tries.expect(took < wantedMs, `the portal was back ${took.toFixed(0)} ms after a ${name} of the database`)
  }
  for (let n = 0; n < restarts; n++) {
    await pause(1000)
    await round('restart', async () => {
      const began = performance.now()
      await database.restart()
      return began
    })
  }
  for (let n = 0; n < freezes; n++) {
    await round('freeze', async () => {
      const wake = await database.freeze()
      await pause(frozenMs)
      wake()
      return performance.now()
    })
  }
  stop.abort()
  const [{ count, errors }, portalLoad] = await Promise.all([statics, others])
  tries.tried += count
  tries.failures.push(...errors)
  const list = (name: string) => times[name]?.map((ms) => `${ms.toFixed(0)} ms`).join(', ')
  console.log(
    `Back after a restart of the database: ${list('restart')}; after it stood still: ${list('freeze')}.`,
  )
  console.log(`Meanwhile ${count} static pages with ${errors.length} errors, ${portalLoad.count} of the portal with ${portalLoad.errors.length}.`) // prettier-ignore
}

import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { dashboardOf } from '../dashboard'
import { load } from '../load/load'
import type { Stage } from '../stage'
import type { Tries } from '../trial'

const rounds = 4
const connections = 12
const longestMs = 10_000

/** A new instance comes, the oldest is told to go, under load: nothing of what was asked is dropped. */
export async function rollingRestart(stage: Stage, tries: Tries): Promise<void> {
  const { url, instances, addInstance } = stage
  const { cookie, at: dashboard } = await dashboardOf(stage)
  const wish = {
    key: crypto.randomUUID(),
    batch: crypto.randomUUID(),
    name: 'a.xml',
    type: 'text/xml',
    size: 9,
  }
  const stop = new AbortController()
  const running = load(
    connections,
    [
      { url: `${url}/` },
      dashboard(url),
      { url: `${url}/contacto` },
      // The same wish again and again: what a balancer must never try a second time by itself.
      {
        url: `${url}/api/facturas`,
        method: 'POST',
        headers: { cookie, origin: url, 'content-type': 'application/json' },
        body: JSON.stringify(wish),
      },
    ],
    stop,
  )
  const times: number[] = []
  for (let n = 0; n < rounds; n++) {
    await addInstance()
    const oldest = instances[n]?.child.process
    if (!oldest) throw new Error('no instance to stop')
    await pause(500)
    const began = performance.now()
    const gone = once(oldest, 'exit')
    oldest.kill('SIGTERM')
    const [code] = (await gone) as [number | null]
    const took = performance.now() - began
    times.push(took)
    tries.expect(code === 0, `an instance ended with ${code}`)
    tries.expect(took < longestMs, `an instance took ${took.toFixed(0)} ms to end`)
  }
  await pause(500)
  stop.abort()
  const { count, errors, perSecond } = await running
  tries.tried += count
  tries.failures.push(...errors)
  console.log(`${rounds} instances stopped in ${times.map((ms) => `${ms.toFixed(0)} ms`).join(', ')} under ${perSecond.toFixed(0)} requests a second: ${errors.length} of ${count} dropped.`) // prettier-ignore
}

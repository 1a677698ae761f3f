import { setTimeout as pause } from 'node:timers/promises'
import { percentile } from '../statistics'
import { checkOfSite, type Tries } from './check'
import { approvedClients } from './people'

/** Forty simultaneous pages of one client, or of visitors, must not slow down the pages of another client. */

const atOnce = 40
const rounds = 3
const triesOfRound = 6
const maxRatio = 2
const maxHealthMs = 200

const median = (times: readonly number[]) => percentile(times, 0.5)
const timed = async (work: () => Promise<unknown>) => {
  const began = performance.now()
  await work()
  return performance.now() - began
}

type Crowd = (n: number) => Promise<unknown>

/** Returns the times of a page without and with a crowd of requests, and of `/api/health` with the crowd. */
async function beside(crowd: Crowd, page: () => Promise<void>, health: () => Promise<void>) {
  const times = { alone: [] as number[], during: [] as number[], health: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    for (let at = 0; at < triesOfRound; at++) times.alone.push(await timed(page))
    let left = atOnce
    const all = Promise.all(Array.from({ length: atOnce }, (_, n) => crowd(n).finally(() => left--)))
    const watch = (async () => {
      while (left > 0) {
        times.health.push(await timed(health))
        await pause(50)
      }
    })()
    for (let at = 0; at < triesOfRound && left > 0; at++) times.during.push(await timed(page))
    await Promise.all([all, watch])
  }
  return times
}

export const check = checkOfSite(
  async (testSite, tries: Tries) => {
    const { url, instances } = testSite
    const [crowd, other] = await approvedClients(testSite, 2)
    const [instance] = instances
    if (!crowd || !other || !instance) throw new Error('nobody is there')

    const open = async (path: string, headers: Record<string, string>, wanted: readonly number[]) => {
      const answer = await fetch(url + path, { headers, redirect: 'manual' })
      await answer.arrayBuffer()
      tries.expect(wanted.includes(answer.status), `${path}: ${answer.status}`)
    }
    const { cookie } = crowd
    const calendar = '/portal/calendario'
    // Next redirects a request for page data to another URL. The crowd of requests uses that URL directly.
    const answer = await fetch(`${url}${calendar}?_rsc=1`, {
      headers: { cookie, rsc: '1' },
      redirect: 'manual',
    })
    const { pathname, search } = new URL(answer.headers.get('location') ?? '', url)
    const loaded = pathname + search
    const crowds: Record<string, Crowd> = {
      pages: () => open(calendar, { cookie }, [200]),
      'pages loaded without leaving': () => open(loaded, { cookie, rsc: '1' }, [200]),
      'pages that are left at once': async (n) => {
        const leave = AbortSignal.timeout(50 + 10 * n)
        const left = fetch(url + calendar, { headers: { cookie }, signal: leave }).then((answer) =>
          answer.text(),
        )
        await left.catch(() => null)
      },
      'sessions that are made up': (n) =>
        open('/auth', { cookie: `__Host-session=base64-${btoa(`invented ${n}`)}` }, [200]),
    }

    const page = () => open('/portal', { cookie: other.cookie }, [200])
    const health = async () => {
      const answer = await fetch(`${instance.url}/api/health`)
      tries.expect(answer.ok, `/api/health: ${answer.status}`)
    }
    // A process loads the code of a page at its first request, so the first requests are not measured.
    for (let at = 0; at < 10; at++) for (const one of [page, ...Object.values(crowds)]) await one(at)

    for (const [name, one] of Object.entries(crowds)) {
      const times = await beside(one, page, health)
      const [alone, during] = [median(times.alone), median(times.during)]
      const slowest = Math.max(...times.health)
      tries.expect(
        during <= maxRatio * alone,
        `a page took ${(during / alone).toFixed(2)} times as long beside ${name}`,
      )
      tries.expect(slowest < maxHealthMs, `/api/health took ${slowest.toFixed(0)} ms beside ${name}`)
      console.log(
        `Beside ${atOnce} ${name}: a page of another client ${during.toFixed(0)} ms, alone ${alone.toFixed(0)} ms, ratio ${(during / alone).toFixed(2)}; /api/health at most ${slowest.toFixed(0)} ms.`,
      )
    }
  },
  { count: 1, seeded: false },
)

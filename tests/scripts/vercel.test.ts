import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isCronCall } from '@/lib/request'

type Settings = { regions: string[]; crons: { path: string; schedule: string }[] }
const settings = JSON.parse(readFileSync('vercel.json', 'utf8')) as Settings
const routes = globSync('app/**/route.ts')
const durationOf = (source: string) => Number(/export const maxDuration = (\d+)/.exec(source)?.[1] ?? 0)

describe('what Vercel calls by itself', () => {
  test.each(settings.crons)('$path is a route that answers GET, each minute', ({ path, schedule }) => {
    const file = `app${path}/route.ts`
    expect(existsSync(file)).toBe(true)
    expect(readFileSync(file, 'utf8')).toMatch(/export const GET = /)
    expect(schedule).toBe('* * * * *')
  })

  // The work of a round stops by itself at 25 s; a function that is cut off leaves its leases to the next minute.
  test('the round of a minute ends within the life of its function', () => {
    const source = readFileSync('app/api/cron/route.ts', 'utf8')
    const deadline = Number(/tick\(([\d_]+)\)/.exec(source)?.[1]?.replace('_', ''))
    expect(deadline).toBeGreaterThan(0)
    expect(durationOf(source) * 1000).toBeGreaterThanOrEqual(2 * deadline)
  })

  test('Vercel’s way of naming itself opens the route, and nothing else does', () => {
    expect(isCronCall(`Bearer ${process.env.CRON_SECRET}`)).toBe(true)
    for (const wrong of [null, '', 'Bearer ', 'Bearer undefined', process.env.CRON_SECRET ?? ''])
      expect(isCronCall(wrong)).toBe(false)
  })
})

test('no function asks for more time than a project of Vercel may give', () => {
  const durations = routes.map((file) => durationOf(readFileSync(file, 'utf8'))).filter(Boolean)
  expect(durations.length).toBeGreaterThan(3)
  expect(Math.max(...durations)).toBeLessThanOrEqual(300)
})

test('functions run in one place, beside the database', () => {
  expect(settings.regions).toHaveLength(1)
})

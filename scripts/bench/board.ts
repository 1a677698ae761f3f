import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'
import { boardHref, boardStates, usualState, type StateSlug } from '@/lib/obligations/board/href'
import { boardFilters, fillObligations, month } from '../../tests/support/many-obligations'
import { openPlanReader } from '../../tests/support/read-plans'
import { interleaved, percentile } from '../statistics'
import { pageReader, startFirmSite, type FirmSite } from './sites'

const clients = { few: 100, many: 10_000 }
const rounds = 5
const [pageWarmUp, pageRounds] = [10, 20]
/** With many clients a query may take `ratio` times as long as with few clients, and at most `ms` milliseconds. */
const limits = { ratio: 1.5, ms: 100 }

async function open(count: number) {
  const reader = await openPlanReader()
  const people = { client: randomUUID(), admin: randomUUID() }
  await fillObligations(reader.sql, count, people)
  return { ...reader, ask: people.admin, advisor: await firstAdvisor(reader.sql) }
}
async function firstAdvisor(sql: Sql): Promise<string> {
  const [advisor] = await sql<{ id: string }[]>`
    select user_id as id from private.staff where role = 'advisor' order by 1 limit 1`
  return advisor?.id ?? ''
}
type Firm = Awaited<ReturnType<typeof open>>

const line = (name: string, few: number, many: number) => {
  const mark = (holds: boolean, text: string) => (holds ? text : `**${text}**`)
  const ms = mark(many <= limits.ms, `${many.toFixed(1)} ms`)
  return `| ${name} | ${few.toFixed(1)} ms | ${ms} | ${mark(many <= few * limits.ratio, (many / few).toFixed(2))} |`
}
const heading = (what: string) =>
  `\n| ${what} | ${clients.few} clients | ${clients.many} clients | times |\n| --- | --- | --- | --- |`

async function askDatabase() {
  const firms: Firm[] = []
  try {
    for (const count of Object.values(clients)) firms.push(await open(count))
    const [few, many] = firms as [Firm, Firm]
    console.log(heading(`board in the database, median of ${rounds}`))
    for (const call of ['work_matrix', 'work_list'])
      for (const [name, wanted] of boardFilters) {
        const queryOf = ({ advisor }: Firm) =>
          `select public.${call}('${JSON.stringify({ month, ...wanted }).replace('"first"', `"${advisor}"`)}') as answer`
        const times: { few: number[]; many: number[] } = { few: [], many: [] }
        // Queries for few and for many clients alternate, so that a busy moment of the machine affects both.
        for (let round = 0; round < rounds; round++) {
          times.few.push(await few.msAsUser(few.ask, queryOf(few)))
          times.many.push(await many.msAsUser(many.ask, queryOf(many)))
        }
        console.log(line(`${call} ${name}`, percentile(times.few, 0.5), percentile(times.many, 0.5)))
      }
  } finally {
    for (const { stop } of firms.reverse()) await stop()
  }
}

async function askPages() {
  const sites: (FirmSite & { advisor: string })[] = []
  try {
    for (const count of Object.values(clients)) {
      let advisor = ''
      const site = await startFirmSite(async (sql) => {
        await fillObligations(sql, count, { client: randomUUID(), admin: randomUUID() })
        // All plans are marked as done, because the planning job would delete obligations of clients without profile.
        await sql`update private.obligation_plans set planned_on = current_date + 1`
        advisor = await firstAdvisor(sql)
      })
      sites.push({ ...site, advisor })
    }
    const [few, many] = sites as [(typeof sites)[number], (typeof sites)[number]]
    console.log(heading(`board as a page, median of ${pageRounds}`))
    for (const view of ['matriz', 'lista'] as const)
      for (const [name, { state, kind = null, advisor = null, search = '' }] of boardFilters) {
        const slug = (Object.keys(boardStates) as StateSlug[]).find((one) => boardStates[one] === state)
        const read = (site: typeof few) =>
          pageReader(
            site,
            'admin',
            boardHref({
              view,
              month,
              state: slug ?? usualState(view),
              kind,
              advisor: advisor === 'first' ? site.advisor : advisor,
              search,
            }),
          )
        const kinds = { few: read(few), many: read(many) }
        await interleaved(pageWarmUp, kinds)
        const times = await interleaved(pageRounds, kinds)
        console.log(
          line(`${view}: ${name}`, percentile(times.few ?? [], 0.5), percentile(times.many ?? [], 0.5)),
        )
      }
  } finally {
    for (const { stop } of sites.reverse()) await stop()
  }
}

await askDatabase()
await askPages()

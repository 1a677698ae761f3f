import { randomUUID } from 'node:crypto'
import { boardFilters, fillObligations, month } from '../../tests/support/many-obligations'
import { openPlanReader } from '../../tests/support/read-plans'
import { percentile } from '../statistics'

const clients = { few: 100, many: 10_000 }
const rounds = 5
/** Times as long as with few clients, and milliseconds. */
const limits = { ratio: 1.5, ms: 100 }

async function open(count: number) {
  const reader = await openPlanReader()
  const people = { client: randomUUID(), admin: randomUUID() }
  await fillObligations(reader.sql, count, people)
  const [advisor] = await reader.sql<{ id: string }[]>`
    select user_id as id from private.staff where role = 'advisor' order by 1 limit 1`
  return { ...reader, ask: people.admin, advisor: advisor?.id ?? '' }
}
type Firm = Awaited<ReturnType<typeof open>>

const firms: Firm[] = []
try {
  for (const count of Object.values(clients)) firms.push(await open(count))
  const [few, many] = firms as [Firm, Firm]
  console.log(
    `| board, median of ${rounds} | ${clients.few} clients | ${clients.many} clients | times |\n| --- | --- | --- | --- |`,
  )
  for (const call of ['work_matrix', 'work_list'])
    for (const [name, wanted] of boardFilters) {
      const queryOf = ({ advisor }: Firm) =>
        `select public.${call}('${JSON.stringify({ month, ...wanted }).replace('"first"', `"${advisor}"`)}') as answer`
      const times: { few: number[]; many: number[] } = { few: [], many: [] }
      // In turns, so that a noisy machine disturbs both alike.
      for (let round = 0; round < rounds; round++) {
        times.few.push(await few.msAsUser(few.ask, queryOf(few)))
        times.many.push(await many.msAsUser(many.ask, queryOf(many)))
      }
      const [a, b] = [percentile(times.few, 0.5), percentile(times.many, 0.5)]
      const mark = (holds: boolean, text: string) => (holds ? text : `**${text}**`)
      console.log(
        `| ${call} ${name} | ${a.toFixed(1)} ms | ${mark(b <= limits.ms, `${b.toFixed(1)} ms`)} | ${mark(b <= a * limits.ratio, (b / a).toFixed(2))} |`,
      )
    }
} finally {
  for (const { stop } of firms.reverse()) await stop()
}

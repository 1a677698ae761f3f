import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillLargeFirm, type LargeFirm } from '../support/large-firm'
import { openPlanReader, readingsOf, type PlanReader } from '../support/read-plans'
import { agenda } from './firm-plans/agenda'
import { clients } from './firm-plans/clients'
import { contacts } from './firm-plans/contacts'
import { inbox } from './firm-plans/inbox'
import type { Questions } from './firm-plans/question'
import { registrations } from './firm-plans/registrations'
import { review } from './firm-plans/review'
import { workspace } from './firm-plans/workspace'

/** Plans are PostgreSQL's: in the step that has one, and not on the embedded database. */
const onPostgres = process.env.CONTRACT_DRIVER === 'postgres'

const rooms: Record<string, Questions> = {
  agenda,
  clients,
  contacts,
  inbox,
  registrations,
  review,
  workspace,
}

describe.runIf(onPostgres)('a firm of 10,000 clients, 200,000 documents and 58,200 messages', () => {
  let reader: PlanReader
  let firm: LargeFirm
  beforeAll(async () => {
    reader = await openPlanReader()
    firm = await fillLargeFirm(reader.sql)
  }, 600_000)
  afterAll(() => reader?.stop())

  describe.each(Object.entries(rooms))('%s', (_room, questions) => {
    const cells = Object.entries(questions).flatMap(([name, question]) =>
      (question.adminOnly ? (['admin'] as const) : (['admin', 'advisor'] as const)).map(
        (role) => [name, role, question] as const,
      ),
    )
    test.each(cells)('%s, as %s: by an index, in 50 ms', async (_name, role, { query, indexed }) => {
      const { plans } = await reader.asUser(firm[role], query(firm))
      expect(plans).not.toHaveLength(0)
      const readings = indexed.flatMap((table) => readingsOf(plans, table))
      expect(readings.filter((line) => line.includes('Seq Scan'))).toEqual([])
      expect(await reader.msAsUser(firm[role], query(firm))).toBeLessThan(50)
    })
  })
})

test.skipIf(onPostgres)('plans are read in the step with PostgreSQL', () => {
  expect(process.env.CONTRACT_DRIVER).not.toBe('postgres')
})

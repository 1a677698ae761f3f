import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { readFeed, renewFeed, renewMemberFeed } from '@/lib/appointments/feed'
import { invitation, mailPayload, type AppointmentData } from '@/lib/mail/mail-payload'
import type { Client, Member } from '@/lib/session/require'
import { breaches, entriesOf, openCalendar, parse } from '../support/calendar-reader'
import { openSlots } from '../support/next-slot'
import { openReviewScene, type ReviewScene } from './review-scene'

const database = vi.hoisted(() => ({
  rpc: async (_name: string, _args: { token_sha256: string }): Promise<{ data: unknown; error: null }> => ({
    data: null,
    error: null,
  }),
}))
vi.mock('@/lib/supabase/admin', () => ({ adminClient: () => database }))

const [slot, later, last] = openSlots(40).slice(-3) as [string, string, string]
let scene: ReviewScene
beforeAll(async () => {
  scene = await openReviewScene()
  database.rpc = async (name, { token_sha256 }) => ({
    data: (await scene.rows<{ feed: unknown }>(`select public.${name}('${token_sha256}') as feed`))[0]?.feed,
    error: null,
  })
})
afterAll(() => scene.close())
beforeEach(() => scene.run('delete from public.appointments; delete from public.outbox'))

/** Returns the calendar files of the mails to clients, in the order in which the mails were queued. */
async function filesSent(): Promise<string[]> {
  const rows = await scene.rows<{ payload: unknown }>(
    `select payload from public.outbox where key like 'mail:appointment:%' order by created_at, id`,
  )
  return rows.map(({ payload }) => {
    const mail = mailPayload.parse(payload)
    return invitation(mail.data as AppointmentData, mail.to).content
  })
}

/** Calls a procedure, and returns the changed appointment's id and sequence number for the next call. */
async function step(who: 'ana' | 'advisor', call: string): Promise<{ id: string; sequence: number }> {
  await scene.ask(who, call)
  const [row] = await scene.rows<{ id: string; sequence: number }>(
    `select id, sequence from public.appointments order by updated_at desc limit 1`,
  )
  return row!
}

async function wholeCourse(): Promise<string[]> {
  const { id } = await step('ana', `request_appointment('${randomUUID()}', '${slot}', 'Cierre; IVA, renta')`)
  await step('advisor', `confirm_appointment('${id}', 0)`)
  await step('advisor', `propose_other_hour('${id}', '${later}', 1, 'Ese día viajo')`)
  await step('ana', `confirm_appointment('${id}', 2)`)
  await step(
    'advisor',
    `change_appointment_place('${id}', 3, 'office', 'Carrera 7 # 71-21', 'Te espero acá')`,
  )
  await step('ana', `change_appointment('${id}', '${last}', 4)`)
  await step('advisor', `cancel_appointment('${id}', 'Lo sentimos', 5)`)
  return filesSent()
}

const endOf = (files: readonly string[]) => {
  const calendar = openCalendar()
  for (const file of files) calendar.receive(file)
  return calendar.shown()
}

describe('the invitations that the database queues', () => {
  test('follow RFC 5546 according to two libraries, with one UID, rising SEQUENCE and newer DTSTAMP', async () => {
    const files = await wholeCourse()
    expect(files.map(breaches)).toEqual(Array.from({ length: 7 }, () => []))
    const events = files.flatMap(entriesOf)
    expect(events.map(({ method, status, sequence }) => [method, status, sequence])).toEqual([
      ['REQUEST', 'TENTATIVE', 0],
      ['REQUEST', 'CONFIRMED', 1],
      ['REQUEST', 'TENTATIVE', 2],
      ['REQUEST', 'CONFIRMED', 3],
      ['REQUEST', 'CONFIRMED', 4],
      ['REQUEST', 'TENTATIVE', 5],
      ['CANCEL', 'CANCELLED', 6],
    ])
    const places = files.map((file) => /^LOCATION:(.*)$/m.exec(file)?.[1]?.trim())
    expect(places).toEqual([...Array(4).fill('Virtual'), ...Array(3).fill('Oficina: Carrera 7 # 71-21')])
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(1)
    const stamps = events.map(({ dtstamp }) => dtstamp.getTime())
    expect(stamps).toEqual(stamps.toSorted((a, b) => a - b))
    const organizers = new Set(events.map(({ organizer }) => organizer.val))
    expect(organizers.size).toBe(1)
    expect(new Set(events.map(({ attendee }) => attendee.val))).toEqual(
      new Set(['mailto:ana@empresa.example']),
    )
    expect(organizers).not.toContain('mailto:ana@empresa.example')
  })

  test('case 24: change and remove the calendar entry correctly, in whatever order they arrive', async () => {
    const files = await wholeCourse()
    const course = files.slice(0, -1)
    expect(endOf(course)).toEqual([`${new Date(last).toISOString()} TENTATIVE`])
    const orders = (all: string[]) => fc.shuffledSubarray(all, { minLength: all.length })
    for (const [all, shown] of [
      [course, endOf(course)],
      [files, []],
    ] as const)
      fc.assert(
        fc.property(orders([...all]), (arriving) => void expect(endOf(arriving)).toEqual(shown)),
        {
          numRuns: 30,
        },
      )
  })
})

describe('the private calendar addresses of a client and of a member', () => {
  const secretOf = ({ href }: { href: string }) => /([^/]+)\.ics$/.exec(href)![1]!
  /** Simulates a signed-in user, whose `db` calls the procedures of the test database. */
  const caller = (who: 'ana' | 'advisor') => ({
    db: {
      rpc: async (name: string, { token_sha256 }: { token_sha256: string }) => ({
        data: await scene.ask(who, `${name}('${token_sha256}')`),
        error: null,
      }),
    },
  })
  const statuses = (file: string) =>
    entriesOf(file).map(({ status, sequence, start }) => [status, sequence, start.toISOString()])

  test('show each change under the UID of the invitation, and a cancelled appointment as cancelled', async () => {
    const own = secretOf(await renewFeed(caller('ana') as unknown as Client))
    const members = secretOf(await renewMemberFeed(caller('advisor') as unknown as Member))
    const { id } = await step('ana', `request_appointment('${randomUUID()}', '${slot}', 'Cierre, IVA')`)
    const read = async () => [(await readFeed(own))!, (await readFeed(members))!] as const

    for (const file of await read()) {
      expect(breaches(file)).toEqual([])
      expect(statuses(file)).toEqual([['TENTATIVE', 0, new Date(slot).toISOString()]])
      const uid = parse(file)[2][0]?.[1].find(([name]) => name === 'uid')?.[3]
      expect(uid).toBe(entriesOf((await filesSent())[0]!)[0]?.uid)
    }
    await step('advisor', `propose_other_hour('${id}', '${later}', 0)`)
    for (const file of await read())
      expect(statuses(file)).toEqual([['TENTATIVE', 1, new Date(later).toISOString()]])
    await step('ana', `cancel_appointment('${id}', null, 1)`)
    for (const file of await read()) {
      expect(breaches(file)).toEqual([])
      expect(statuses(file)).toEqual([['CANCELLED', 2, new Date(later).toISOString()]])
    }
  })

  test('leave a calendar that also read an invitation in the newest state, whatever the order', async () => {
    const own = secretOf(await renewFeed(caller('ana') as unknown as Client))
    const { id } = await step('ana', `request_appointment('${randomUUID()}', '${slot}', 'Cierre')`)
    const before = (await readFeed(own))!
    await step('advisor', `confirm_appointment('${id}', 0)`)
    const [asked, confirmed] = (await filesSent()) as [string, string]
    const after = (await readFeed(own))!
    await step('advisor', `cancel_appointment('${id}', null, 1)`)
    const cancelled = (await filesSent())[2]!
    const gone = (await readFeed(own))!
    fc.assert(
      fc.property(
        fc.shuffledSubarray([before, asked, confirmed, after], { minLength: 4 }),
        fc.shuffledSubarray([before, asked, confirmed, after, cancelled, gone], { minLength: 6 }),
        (open, all) => {
          expect(endOf(open)).toEqual([`${new Date(slot).toISOString()} CONFIRMED`])
          expect(endOf(all)).toEqual([])
        },
      ),
      { numRuns: 30 },
    )
  })
})

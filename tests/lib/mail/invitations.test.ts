import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { SMTPServer } from 'smtp-server'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { appointmentEvent, writeCalendar } from '@/lib/calendar/ics'
import { invitation, mailPayload, type AppointmentData } from '@/lib/mail/mail-payload'
import { sendMail } from '@/lib/mail/send-mail'
import { breaches, entriesOf, openCalendar, parse } from '../../support/calendar-reader'
import { env } from '../deliveries/test-env'

vi.mock('@/lib/env', () => import('../deliveries/test-env'))

const id = '6f1f4f4e-7a1c-4a52-9a80-0d9d7a7b1c11'
const guest = 'ana@empresa.example'
const step = (status: string, sequence: number, hour = 14): AppointmentData => ({
  id,
  title: 'Cierre de año; IVA, renta',
  startsAt: `2026-12-30T${hour}:00:00+00:00`,
  endsAt: `2026-12-30T${hour + 1}:00:00+00:00`,
  status,
  sequence,
  note: '',
  place: 'video',
  placeDetail: null,
  person: 'Laura Gómez',
  people: ['Laura Gómez'],
  changedAt: `2026-12-0${sequence + 1}T15:00:00Z`,
})
const fileOf = (data: AppointmentData) => invitation(data, guest).content

describe('the invitation in a mail', () => {
  test.each([
    ['requested', 'REQUEST', 'TENTATIVE', 'ACCEPTED', 'FALSE'],
    ['proposed', 'REQUEST', 'TENTATIVE', 'NEEDS-ACTION', 'TRUE'],
    ['confirmed', 'REQUEST', 'CONFIRMED', 'ACCEPTED', 'FALSE'],
    ['cancelled', 'CANCEL', 'CANCELLED', 'ACCEPTED', 'FALSE'],
  ])(
    'to a %s appointment follows the rules of its method, and two libraries read it the same',
    (status, method, state, answer, asks) => {
      const file = fileOf(step(status, 3))
      expect(breaches(file)).toEqual([])
      const [, head, [event]] = parse(file)
      const valueOf = (name: string) => event?.[1].find(([known]) => known === name)
      expect(head.find(([name]) => name === 'method')?.[3]).toBe(method)
      expect(valueOf('attendee')).toEqual([
        'attendee',
        { role: 'REQ-PARTICIPANT', partstat: answer, rsvp: asks },
        'cal-address',
        `mailto:${guest}`,
      ])
      expect(valueOf('dtstart')?.[3]).toBe('2026-12-30T14:00:00Z')
      expect(valueOf('summary')?.[3]).toBe('Cierre de año; IVA, renta')
      const entries = entriesOf(file)
      expect(entries).toHaveLength(1)
      expect(entries[0]).toMatchObject({
        uid: valueOf('uid')?.[3],
        method,
        status: state,
        sequence: 3,
        summary: 'Cierre de año; IVA, renta',
        organizer: { val: 'mailto:hola@nogal.example', params: { CN: 'Nogal & Asociados' } },
        attendee: { params: { PARTSTAT: answer, RSVP: asks === 'TRUE' } },
      })
      expect(entries[0]?.start.toISOString()).toBe('2026-12-30T14:00:00.000Z')
      expect(entries[0]?.end.toISOString()).toBe('2026-12-30T15:00:00.000Z')
    },
  )

  test('names the address that sends the mail as the organiser', () => {
    const before = env.MAIL_FROM
    onTestFinished(() => void (env.MAIL_FROM = before))
    env.MAIL_FROM = 'citas@firma.example'
    expect(fileOf(step('confirmed', 1))).toContain(':mailto:citas@firma.example\r\n')
  })

  test('is the same when the mail is sent again, and can be written for a mail of an older version', () => {
    expect(fileOf(step('confirmed', 1))).toBe(fileOf(step('confirmed', 1)))
    const { changedAt: _, ...old } = step('confirmed', 1)
    expect(breaches(fileOf(old))).toEqual([])
  })

  test('is both a part with buttons and a file, each with its method', async () => {
    let raw = ''
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData: async (stream, _session, done) => {
        raw = String(await buffer(stream))
        done()
      },
    })
    onTestFinished(() => server.close())
    await once(server.listen(0, '127.0.0.1'), 'listening')
    env.SMTP_URL = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
    const mail = { template: 'appointment-cancelled', to: guest, data: step('cancelled', 2) }
    await sendMail(randomUUID(), mailPayload.parse(mail), new AbortController().signal)
    expect(raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=CANCEL/)
    expect(raw).toMatch(/Content-Type: application\/ics; name=cita\.ics/)
  })
})

test('the calendar file to download and the feed follow the rules of a published calendar', () => {
  const event = appointmentEvent({ ...step('confirmed', 1), place: 'Virtual' }, '2026-12-01T15:00:00Z')
  const due = {
    ...event,
    uid: 'b@x',
    start: '2026-12-31',
    end: '2027-01-01',
    wholeDay: true as const,
    place: '',
  }
  expect(breaches(writeCalendar({ method: 'PUBLISH', events: [event, due] }))).toEqual([])
})

describe('the calendar of somebody who gets the mails about an appointment', () => {
  const course = [
    fileOf(step('requested', 0, 14)),
    fileOf(step('proposed', 1, 15)),
    fileOf(step('confirmed', 2, 15)),
    fileOf(step('requested', 3, 16)),
  ]
  const cancelled = fileOf(step('cancelled', 4, 16))

  test('has one entry, which moves with each change and disappears with the cancellation', () => {
    const calendar = openCalendar()
    const seen = [...course, cancelled].map((file) => {
      calendar.receive(file)
      return calendar.shown()
    })
    expect(seen).toEqual([
      ['2026-12-30T14:00:00.000Z TENTATIVE'],
      ['2026-12-30T15:00:00.000Z TENTATIVE'],
      ['2026-12-30T15:00:00.000Z CONFIRMED'],
      ['2026-12-30T16:00:00.000Z TENTATIVE'],
      [],
    ])
  })

  test('property: ends the same in whatever order and however often the mails arrive', () => {
    const orders = (files: string[]) =>
      fc
        .tuple(
          fc.shuffledSubarray(files, { minLength: files.length }),
          fc.array(fc.constantFrom(...files), { maxLength: 4 }),
        )
        .map(([each, again]) => [...each, ...again])
    const end = (files: string[]) => {
      const calendar = openCalendar()
      files.forEach(calendar.receive)
      return calendar.shown()
    }
    const moved = ['2026-12-30T16:00:00.000Z TENTATIVE']
    for (const [files, shown] of [
      [course, moved],
      [[...course, cancelled], []],
    ] as const)
      fc.assert(fc.property(orders([...files]), (arriving) => void expect(end(arriving)).toEqual(shown)))
  })
})

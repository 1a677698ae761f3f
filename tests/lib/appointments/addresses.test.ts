import { afterEach, describe, expect, test } from 'vitest'
import { listHref, weekHref } from '@/lib/appointments/agenda-href'
import { readAgendaQuery } from '@/lib/appointments/agenda-query'
import { closeSchema } from '@/lib/appointments/agenda-schema'
import { googleAddress } from '@/lib/appointments/appointment'
import { momentAt, mondayOf } from '@/lib/calendar/civil-day'

describe('the address of the agenda', () => {
  const today = '2026-11-20'
  const id = '6f1f4f4e-7a1c-4a52-9a80-0d9d7a7b1c11'
  const read = (address: string, on = today) =>
    readAgendaQuery(Object.fromEntries(new URL(address, 'http://x').searchParams), on)

  test('without parameters shows this week, or on a Sunday the next one', () => {
    expect(read('/')).toMatchObject({ view: 'week', monday: '2026-11-16', day: today, kind: 'waiting' })
    expect(read('/', '2026-11-22')).toMatchObject({ monday: '2026-11-23', day: '2026-11-23' })
    expect(mondayOf('2026-11-22')).toBe('2026-11-16')
  })

  test('shows the week of the given day, and ignores a chosen day of another week', () => {
    expect(read('/?semana=2026-12-10')).toMatchObject({ monday: '2026-12-07', day: '2026-12-07' })
    expect(read(weekHref({ monday: '2026-12-07', day: '2026-12-09' }))).toMatchObject({
      day: '2026-12-09',
    })
    expect(read('/?semana=2026-12-07&dia=2026-12-20')).toMatchObject({ day: '2026-12-07' })
  })

  test('keeps the chosen client, and needs no parameters for this week', () => {
    expect(read(weekHref({ monday: '2026-12-07', client: id }))).toMatchObject({
      view: 'week',
      client: id,
    })
    expect(weekHref()).toBe('/admin/citas')
  })

  test('keeps the kind of list, the client and the position in the list', () => {
    const cursor = ['2026-11-20T14:00:00+00:00', id] as const
    expect(read(listHref('past', id, cursor))).toMatchObject({
      view: 'list',
      kind: 'past',
      client: id,
      cursor,
    })
  })

  test('ignores invalid values', () => {
    const wrong = "/?semana=2026-02-30&dia=x&vista=todo&estado=nada&cliente=1'or'1&desde=ayer_x"
    expect(read(wrong)).toEqual(read('/'))
  })

  test('a closure with days or hours in the wrong order, or without a real reason, is refused', () => {
    const wish = {
      firstDay: '2026-12-09',
      lastDay: '2026-12-09',
      from: 0,
      until: 24,
      reason: ' Mudanza ',
      expected: 0,
    }
    expect(closeSchema.parse(wish).reason).toBe('Mudanza')
    for (const wrong of [
      { lastDay: '2026-12-08' },
      { lastDay: '2027-03-09' },
      { from: 12, until: 9 },
      { reason: ' x ' },
      { firstDay: '2026-02-30' },
    ])
      expect(closeSchema.safeParse({ ...wish, ...wrong }).success).toBe(false)
  })
})

describe('the link to Google Calendar', () => {
  const own = process.env.TZ
  const at = (title: string, day: string, hour: number) => ({
    title,
    startsAt: momentAt(day, hour),
    endsAt: momentAt(day, hour + 1),
    place: 'Virtual',
  })
  afterEach(() => {
    process.env.TZ = own
  })

  test.each(['America/Bogota', 'Asia/Tokyo', 'Pacific/Kiritimati'])(
    'with the server clock in %s, keeps 9 to 10 on 31 December in Bogotá',
    (zone) => {
      process.env.TZ = zone
      const address = new URL(googleAddress(at('', '2026-12-31', 9)))
      expect(address.origin + address.pathname).toBe('https://calendar.google.com/calendar/render')
      expect(Object.fromEntries(address.searchParams)).toEqual({
        action: 'TEMPLATE',
        text: 'Cita con Nogal & Asociados',
        dates: '20261231T090000/20261231T100000',
        ctz: 'America/Bogota',
        details: 'Cita programada con mi asesor contable.',
        location: 'Virtual',
      })
    },
  )

  test('passes on a custom title whole', () => {
    const address = googleAddress(at('Renta & IVA: ¿qué falta?', '2026-12-09', 17))
    expect(new URL(address).searchParams.get('text')).toBe('Renta & IVA: ¿qué falta?')
    expect(new URL(address).searchParams.get('dates')).toBe('20261209T170000/20261209T180000')
  })
})

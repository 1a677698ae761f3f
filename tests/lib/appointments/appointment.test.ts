import { afterEach, expect, test } from 'vitest'
import { googleAddress } from '@/lib/appointments/appointment'
import { momentAt } from '@/lib/calendar/civil-day'

const own = process.env.TZ
afterEach(() => {
  process.env.TZ = own
})

test.each(['America/Bogota', 'Asia/Tokyo', 'Pacific/Kiritimati'])(
  'with the clock in %s, 31 December is from 9 to 10 in Bogotá on 31 December',
  (zone) => {
    process.env.TZ = zone
    const address = new URL(googleAddress({ title: '', startsAt: momentAt('2026-12-31', 9) }))
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

test('a title of one’s own travels whole', () => {
  const address = googleAddress({ title: 'Renta & IVA: ¿qué falta?', startsAt: momentAt('2026-12-09', 17) })
  expect(new URL(address).searchParams.get('text')).toBe('Renta & IVA: ¿qué falta?')
  expect(new URL(address).searchParams.get('dates')).toBe('20261209T170000/20261209T180000')
})

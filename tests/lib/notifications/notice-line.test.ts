import { describe, expect, test } from 'vitest'
import { noticeKinds } from '@/content/notifications'
import { noticeLine } from '@/lib/notifications/notice-line'
import type { Notice } from '@/lib/notifications/schema'

const account = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
const subject = '7f9619ff-8b86-4d01-b42d-00cf4fc964ff'
const notice = (kind: Notice['kind'], data: Notice['data'] = {}, count = 1): Notice => ({
  id: '8f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  kind,
  account,
  subject,
  data,
  count,
  first_at: '2026-12-02T14:40:00Z',
  last_at: '2026-12-02T14:40:00Z',
  seen: false,
  read: false,
})
const words = (kind: Notice['kind'], data: Notice['data'] = {}, count = 1) => {
  const { title, text } = noticeLine(notice(kind, data, count), 'client')
  return `${title} | ${text}`
}

describe('a notification', () => {
  test('says how often something happened', () => {
    const data = { title: 'IVA', by: 'Diana Cárdenas' }
    expect(words('message', data)).toBe('Diana Cárdenas te escribió | En «IVA».')
    expect(words('message', data, 3)).toBe('Diana Cárdenas te escribió 3 veces | En «IVA».')
    expect(words('document', { title: 'balance.pdf' })).toBe('balance.pdf | Te lo envió tu asesor.')
    expect(words('document', { title: 'balance.pdf' }, 5000)).toBe(
      '5000 documentos nuevos | El último: balance.pdf.',
    )
  })

  test('names an obligation, its period and its due date as the calendar does', () => {
    const data = { obligation: 'withholding', period: '2026-10', due: '2026-11-12' }
    expect(words('deadline', data)).toMatch(/octubre de 2026 \| Vence el 12 de noviembre 2026\.$/)
  })

  test('shows the hour of an appointment in Bogotá', () => {
    expect(words('appointment', { title: 'Cierre', what: 'proposed', at: '2026-12-09T14:00:00+00:00' })).toBe(
      'Te proponemos una cita: Cierre | miércoles 9 de diciembre 2026, 9:00 a.m.',
    )
  })

  test('names the kind and the reason of failed deliveries', () => {
    expect(words('delivery', { kind: 'mail', reason: 'mail:unreachable' }, 3)).toMatch(
      /^Correos: 3 sin entregar \| \S/,
    )
  })

  test.each(noticeKinds)('of the kind %s has a text and a page even without its data', (kind) => {
    const line = noticeLine(notice(kind), 'client')
    expect(line.label.length * line.why.length).toBeGreaterThan(0)
    expect(line.href).toMatch(/^\/(portal|admin)/)
    expect(`${line.title}${line.text}`).not.toMatch(/undefined|null|\{/)
  })

  test('names the company in its link for a person who has several', () => {
    const mail = notice('mail', {}, 2)
    expect(noticeLine(mail, 'client', true).href).toBe(`/portal/correo?empresa=${account}`)
    expect(noticeLine(mail, 'client').href).toBe('/portal/correo')
    expect(noticeLine({ ...mail, account: null }, 'client', true).href).toBe('/portal/correo')
  })

  test('leads members to their own account page, and clients to theirs', () => {
    const security = { ...notice('security', { what: 'password' }), account: null }
    expect(noticeLine(security, 'firm').href).toBe('/admin/cuenta')
    expect(noticeLine(security, 'client').href).toBe('/portal/cuenta')
  })
})

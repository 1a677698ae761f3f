import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { emails } from '@/content/mails'
import type { MailText } from '@/content/mail-text'
import { mailPayload, type MailPayload } from '@/lib/mail/mail-payload'
import { nameForAnyone, wordsForAnyone } from '@/lib/mail/typed-text'
import { renderMail } from '@/lib/mail/render-mail'

vi.mock('@/lib/env', () => import('../deliveries/test-env'))

/** These patterns match all texts that mail programs turn into links, and more, so that no link is overlooked. */
const linked = [
  /[a-z][a-z0-9+.-]*:\/\/\S+/giu,
  /\b(?:mailto|tel|sms|skype|javascript|data|file|news|callto|whatsapp):[^\s…»]+/giu,
  /\bwww\.\S+/giu,
  /[^\s@«»]+[@\uFE6B\uFF20][^\s@«»]+/gu,
  /[^\s.«»/]+(?:[.\u2024\u3002\uFE52\uFF0E\uFF61][^\s.«»/]+)*[.\u2024\u3002\uFE52\uFF0E\uFF61]\p{L}[\p{L}\p{N}-]+/gu,
  /\b\d{1,3}(?:\.\d{1,3}){3}\b/gu,
  /\\\\\S+/gu,
]
const linksOf = (text: string): string[] => linked.flatMap((pattern) => text.match(pattern) ?? [])
/** Returns the visible text of the HTML and the URLs of its links. */
const seen = (html: string) =>
  html
    .replace(/<(?:style|title)[^>]*>|<meta[^>]*>/g, ' ')
    .replace(/<a href="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
const hidden = /[\p{Bidi_Control}\u200B\u00AD\uFEFF\u2060-\u2069\u2028\u2029\u0085]/u

const request = '5f0c4a52-0a53-4c59-9d6c-1f2d5a8e7b11'
const token = 'a'.repeat(64)
const signature = (typed: string) => ({
  request,
  account: request,
  title: typed,
  by: typed,
  client: typed,
  due: '04/12/2026',
  message: typed,
  token,
})
const replyTo = { name: 'Laura Gómez', address: 'laura@nogal.example' }
/** These mails go to an e-mail address that a stranger may have typed, with text that the stranger typed. */
const mails: Record<string, (typed: string) => unknown> = {
  invitation: (typed) => ({ company: typed, role: 'reader', token, by: typed }),
  'portal-invitation': (typed) => ({ company: typed, role: 'owner', token, by: typed }),
  'team-invitation': (typed) => ({ company: typed, role: 'advisor', token, by: typed }),
  'contact-answered': (typed) => ({ name: typed, answer: 'Con gusto.', message: typed, by: 'Laura Gómez' }),
  'approval-approved': () => ({}),
  'approval-waitlist': () => ({}),
  'approval-rejected': () => ({ reason: 'Faltan datos.' }),
  'registration-correction': () => ({ note: 'Falta el RUT.' }),
  'signature-link': (typed) => signature(typed),
  'signature-link-reminder': (typed) => signature(typed),
  'signature-link-done': (typed) => ({ ...signature(typed), code: '3F0A-91BC-77DE-2C41' }),
  'signature-link-withdrawn': (typed) => signature(typed),
  'signature-code': (typed) => ({ code: '482193', title: typed }),
}
const mailWith = (template: string, typed: string): MailPayload =>
  mailPayload.parse({ template, to: 'x@y.example', replyTo, data: mails[template]?.(typed) })

const parts = [
  'Gana dinero en ', 'http://malo.example', 'https://malo.example/x?y=1', 'HTTP:\\\\malo.example', 'www.malo.co', 'malo.com', 'malo.example/pagar', 'ana@malo.example', 'mailto:ana@malo.example',
  'tel:+573001234567', 'javascript:alert(1)', '10.0.0.1', '\\\\servidor\\x', 'malo\u3002com', 'malo\uFF0Ecom', 'ana\uFF20malo.com', 'ma\u200Blo.com', 'malo\u200D.com', 'malo.\u200Dcom', 'malo.\u202Ecom',
  'малыш.рф', '例え.テスト', 'xn--caf-dma.example', '\r\nBcc: todos@malo.example', '\n', '\u2028', '\u202E', '\u2066', '\u0085', '«', '»', '» te invita. Entra en «', '"', '<', '>', '<a href="http://malo.example">', '&', '{token}', '{by}', '.', ':', '/', '@', ' ', 'Café.com SAS', 'S.A.S.', 'Ñandú', '👨‍👩‍👧', 'x'.repeat(90),
] // prettier-ignore
const typed = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...parts) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
    ),
    { minLength: 1, maxLength: 6 },
  ) // prettier-ignore
  .map((all) => all.join(''))

describe('a mail to somebody without an account', () => {
  const ofAnyone = Object.entries<MailText>(emails).filter(([, { reader }]) => reader === 'anyone')

  test('is tested in every kind', () => {
    expect(ofAnyone.map(([name]) => name).toSorted()).toEqual(Object.keys(mails).toSorted())
  })

  test.each(Object.keys(mails))('of the kind %s contains no link that somebody typed', (template) => {
    const plain = renderMail(mailWith(template, 'Ana'))
    const own = { text: linksOf(plain.text).toSorted(), html: linksOf(seen(plain.html)).toSorted() }
    fc.assert(
      fc.property(typed, (value) => {
        const { subject, text, html } = renderMail(mailWith(template, value))
        expect(linksOf(subject)).toEqual([])
        expect(linksOf(text).toSorted()).toEqual(own.text)
        expect(linksOf(seen(html)).toSorted()).toEqual(own.html)
        for (const part of [subject, text, seen(html)]) expect(part).not.toMatch(hidden)
        expect(subject).not.toMatch(/\p{Cc}/u)
        expect(text.split('\n').length).toBeLessThanOrEqual(plain.text.split('\n').length)
        // The typed text must not close the quotation marks, so the mail has the same marks as with a plain name.
        for (const part of [subject, text])
          expect(part.replace(/[^«»]/g, '')).toBe(
            (part === subject ? plain.subject : plain.text).replace(/[^«»]/g, ''),
          )
      }),
      { numRuns: 400 },
    )
  })

  test.each(['invitation', 'portal-invitation', 'team-invitation'])(
    'of the kind %s quotes and shortens each name',
    (template) => {
      const long = `Gana dinero ${'muy '.repeat(40)}rápido`
      const { subject, text } = renderMail(mailWith(template, long))
      for (const part of [subject, text]) {
        const outside = part.replace(/«[^«»]*»/g, '')
        expect(part).toContain(`«${nameForAnyone(long)}»`)
        expect(outside).not.toContain('dinero')
      }
      expect(Array.from(nameForAnyone(long)).length).toBeLessThanOrEqual(61)
    },
  )
})

test.each([
  ['Ferretería "El Clavo" S.A.S.', 'Ferretería "El Clavo" S.A.S.'],
  ['Comercializadora J.R. & Cía. Ltda.', 'Comercializadora J.R. & Cía. Ltda.'],
  ['Café.com SAS', 'Café·com SAS'],
  ['NIT 901.207.354-0', 'NIT 901.207.354-0'],
  ['Taller 8:30', 'Taller 8: 30'],
  ['ana.perez@correo.example', 'ana·perez (arroba) correo·example'],
  ['http://malo.example', 'http: malo·example'],
  ['a » b « c', 'a ” b “ c'],
])('the name %j is shown to a stranger as %j', (name, shown) => {
  expect(nameForAnyone(name)).toBe(shown)
})

test('a long word in a mail is cut between whole characters', () => {
  expect(wordsForAnyone('👨‍👩‍👧'.repeat(400)).isWellFormed()).toBe(true)
})

test('a reason that somebody without an account types becomes no link in the firm’s mail', () => {
  const news = (note: string) =>
    renderMail(
      mailPayload.parse({
        template: 'signature-news',
        to: 'laura@nogal.example',
        data: { request, title: 'Carta', client: 'Café', what: 'declined', note },
      }),
    )
  const own = news('Socia: no')
  for (const part of parts) {
    const { text, html } = news(`Socia: ${part}`)
    expect(linksOf(text)).toHaveLength(linksOf(own.text).length)
    expect(linksOf(seen(html))).toHaveLength(linksOf(seen(own.html)).length)
  }
})

describe('a mail to a client', () => {
  test('contains no invisible or direction characters, and line breaks only in a note', () => {
    const subject = 'IVA\r\nde \u202Eoctubre\u200B'
    const thread = '0f0c2b52-6a0e-4a53-9b0e-6d9c3d6b1a01'
    const begun = renderMail({ template: 'message-begun', to: 'x@y.example', data: { subject, thread } })
    expect(begun.subject).toBe('Tu asesor te escribió: IVA de octubre')
    const due = { kind: 'Corregir', due: '31/12/2026', details: 'uno\r\ndos\u202E\u0007' }
    const received = renderMail({ template: 'data-request-received', to: 'x@y.example', data: due })
    expect(received.text).toContain('Lo que nos escribiste: uno\ndos\n')
    expect(received.html).toContain('uno<br>dos<')
  })
})

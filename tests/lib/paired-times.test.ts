import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { day, declared, inDatabase, second } from '../support/written-times'

// If a time in the browser's code no longer fits its time in the database, a button fails or work is done twice.
describe('while the browser offers this, the database still accepts it:', () => {
  test('the undo of a decision on a registration, before its mail is sent', () => {
    const undo = declared('components/registrations/undo-decision.tsx', 'undoMs')
    expect(undo).toBeLessThan(inDatabase('clients', 'made.at < clock_timestamp() -'))
    expect(undo).toBeLessThan(
      inDatabase('clients', 'then btrim(decision_reason) end)),\n        clock_timestamp() +'),
    )
  })

  test('the undo of an invoice that was withdrawn or deleted', () => {
    const undo = declared('components/invoices/removals.tsx', 'life')
    expect(undo + 15 * second).toBeLessThan(inDatabase('invoices', 'i.withdrawn_at < clock_timestamp() -'))
    expect(undo + 15 * second).toBeLessThan(inDatabase('invoices', 'i.deleted_at < clock_timestamp() -'))
    // A withdrawn invoice gets its final review record only when the withdrawal can no longer be undone.
    expect(undo + 15 * second).toBeLessThan(inDatabase('records', 'i.withdrawn_at > clock_timestamp() -'))
  })

  test('the latest day on which documents can be sent', () => {
    const latest = 90 * day
    expect(readFileSync('lib/documents/sendings/schema.ts', 'utf8')).toContain(
      'latestMs = 90 * 24 * 60 * minuteMs',
    )
    expect(inDatabase('document_sendings', 'leave_at > clock_timestamp() +')).toBe(latest)
  })
})

describe('between two signals, even if one is lost, the database still sees', () => {
  test('a colleague who looks at the same invoice', () => {
    const every = declared('components/invoices/decisions/presence.tsx', 'intervalMs')
    expect(2 * every).toBeLessThan(inDatabase('invoice_decisions', 'l.seen_at > clock_timestamp() -'))
  })

  test('a client who reads the conversation and needs no mail about it', () => {
    const every = declared('components/messages/messages-board.tsx', 'beat')
    expect(2 * every).toBeLessThanOrEqual(inDatabase('message_answers', 'p.seen_at > due -'))
  })
})

describe('work that one process has claimed ends before another process may claim it:', () => {
  const lease = (file: string) => declared(file, 'leaseSeconds')

  test('a mail, a Drive copy or a call, which would otherwise arrive twice', () => {
    const longest = declared('lib/deliveries/run-outbox.ts', 'longestTryMs')
    expect(longest).toBeLessThan(lease('lib/deliveries/queue.ts'))
    expect(longest).toBeLessThan(declared('lib/mail/smtp.ts', 'socketTimeout'))
  })

  test('an upload', () => {
    expect(declared('lib/uploads/objects.ts', 'readTimeoutMs')).toBeLessThan(
      lease('lib/uploads/finish-upload.ts'),
    )
  })

  test('a mail with invoices', () => {
    const reading = ['mailMs', 'questionsMs'].map((name) =>
      declared('lib/incoming-mail/mail-reader.ts', name),
    )
    const longest = reading.reduce(
      (all, one) => all + one,
      declared('lib/incoming-mail/originals.ts', 'readTimeoutMs'),
    )
    expect(longest).toBeLessThan(lease('lib/incoming-mail/read-mails.ts'))
  })

  test('a ZIP, whose claim is renewed several times', () => {
    const every = declared('lib/documents/zip.ts', 'renewEveryMs')
    expect(3 * every).toBeLessThan(inDatabase('document_folders', 'when not over then clock_timestamp() +'))
  })
})

test('a push subscription is renewed only after the page has removed what belonged to another person', () => {
  expect(declared('components/notifications/push/keep-push.tsx', 'settled')).toBeGreaterThan(
    declared('components/portal/copies/page-copies.tsx', 'settled') + second,
  )
})

test('the browser never asks for more account codes than the server accepts', () => {
  const most = declared('components/books/catalogue-context.tsx', 'mostCodes')
  expect(readFileSync('lib/books/schema.ts', 'utf8')).toContain(`.max(${most})`)
})

test('a session ends in the browser, on the server and in the database at the same time', () => {
  const ended = 'return least(told, opened +'
  expect(declared('lib/session/session.ts', 'longestSeconds')).toBe(inDatabase('session', ended))
  expect(declared('lib/supabase/session-cookie.ts', 'sessionIdleSeconds')).toBe(
    inDatabase('session', "greatest(opened, refreshed at time zone 'utc') +"),
  )
})

test('the browser keeps the data of a mailed link for as long as the link works', () => {
  const lasts = Number(/^otp_expiry = (\d+)$/m.exec(readFileSync('supabase/config.toml', 'utf8'))?.[1])
  expect(declared('lib/supabase/session-cookie.ts', 'mailLinkSeconds')).toBe(lasts * second)
})

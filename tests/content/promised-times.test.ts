import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { horizonDays, leadHours } from '@/lib/appointments/rules'
import { day, declared, hour, inDatabase, minute } from '../support/written-times'

const mailLink = () => declared('lib/supabase/session-cookie.ts', 'mailLinkSeconds')
const invitation = () => inDatabase('people', "'UTF8')), 'hex'), until = now() +")
const ownerChange = () => inDatabase('people', 'until timestamptz not null default now() +')
const addressUndo = () => inDatabase('account_protection', 'e.used_at is null and e.made_at > now() -')

/** Each row has the text's file, words of the text, the duration that they promise, and the duration in the code. */
const promises: readonly (readonly [file: string, words: string, promised: number, real: () => number])[] = [
  ['auth-mails', 'El enlace sirve durante una hora', hour, mailLink],
  ['auth', 'Sirve durante una hora', hour, mailLink],
  ['account', 'sirven durante una hora', hour, mailLink],
  ['people-mails', 'La invitación sirve durante 7 días', 7 * day, invitation],
  ['people-mails', 'después de 7 días ya no vale', 7 * day, ownerChange],
  ['people', 'El enlace vence en 7 días', 7 * day, invitation],
  ['client-form', 'El enlace sirve durante 7 días', 7 * day, invitation],
  ['errors', 'Esta invitación venció: sirve durante 7 días', 7 * day, invitation],
  ['errors', 'se confirma dentro de 7 días', 7 * day, ownerChange],
  ['account-mails', 'El enlace sirve durante 7 días', 7 * day, addressUndo],
  ['auth', 'pasaron más de 7 días', 7 * day, addressUndo],
  [
    'errors',
    'se guarda 30 días',
    30 * day,
    () => inDatabase('incoming_mail', 'k.kept_at < clock_timestamp() -'),
  ],
  ['errors', 'Podrás subir más en 24 horas', day, () => inDatabase('uploads', 'and u.created_at > now() -')],
  [
    'errors',
    'desde 10 minutos después de la hora',
    10 * minute,
    () => inDatabase('appointment_agenda', 'now() < a.starts_at +'),
  ],
  [
    'errors',
    'hasta 7 días después',
    7 * day,
    () => inDatabase('appointment_agenda', 'now() > a.starts_at +'),
  ],
  [
    'deliveries',
    'Se sigue intentando durante un día',
    day,
    () => declared('lib/deliveries/run-outbox.ts', 'dayMs'),
  ],
  [
    'client-import',
    'el archivo queda 7 días',
    7 * day,
    () => inDatabase('client_import', 'until timestamptz not null default now() +'),
  ],
  [
    'document-sendings',
    'Vacío sale en 10 minutos',
    10 * minute,
    () => inDatabase('document_sendings', 'greatest(leave_at, clock_timestamp() +'),
  ],
  [
    'document-sendings',
    'dentro de los próximos 90 días',
    90 * day,
    () => inDatabase('document_sendings', 'leave_at > clock_timestamp() +'),
  ],
  [
    'appointment-waits',
    'por dos horas hábiles',
    2 * hour,
    () => inDatabase('appointment_waits', 'until timestamptz := private.business_time_after(now(),'),
  ],
  [
    'appointment-outside',
    'Lo leemos cada 15 minutos',
    15 * minute,
    () => inDatabase('appointment_outside', 'set next_at = now() +'),
  ],
  ['appointments', 'se agenda con 24 horas de anticipación', day, () => leadHours * hour],
  ['appointments', 'en los próximos 90 días', 90 * day, () => horizonDays * day],
  [
    'signature-mails',
    'Vence en 10 minutos',
    10 * minute,
    () => inDatabase('signatures', 'until timestamptz not null default clock_timestamp() +'),
  ],
  [
    'signature-mails',
    'el enlace sirve 30 días',
    30 * day,
    () => inDatabase('signature_acts', 'coalesce(r.sealed_at, r.closed_at, r.due_at) < clock_timestamp() -'),
  ],
  [
    'signature-page',
    'Entraste hace más de 15 minutos',
    15 * minute,
    () => inDatabase('signature_acts', 'session.created_at < clock_timestamp() -'),
  ],
  ['scans', 'hasta siete días', 7 * day, () => declared('lib/scans/page.ts', 'longestKept')],
]

test.each(promises)(
  'the time that %s promises is the one in the code: «%s»',
  (file, words, promised, real) => {
    expect(readFileSync(`content/${file}.ts`, 'utf8')).toContain(words)
    expect(real()).toBe(promised)
  },
)

test('the addresses that the automation gets for files expire after the seven days that docs/threats.md states', () => {
  expect(readFileSync('docs/threats.md', 'utf8')).toContain('Addresses for the automation live seven days')
  expect(declared('lib/automation/notify-batch.ts', 'publicUrlSeconds')).toBe(7 * day)
})

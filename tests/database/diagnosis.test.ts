import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  generalFindings,
  type QuestionId,
  type Finding,
  type FindingState,
  networkReasons,
} from '@/content/diagnosis/diagnosis'
import {
  actionsKeyFindings,
  anchorFindings as anchors,
  certificateFindings as certificate,
  variableFindings as variable,
} from '@/content/diagnosis/findings/configuration'
import {
  administratorFindings,
  bucketFindings as bucket,
  figureFindings,
  housekeepingFindings,
  liveFindings,
  migrationFindings as migration,
  ruleFindings as rule,
} from '@/content/diagnosis/findings/database'
import { addressFindings as address, roundFindings as round } from '@/content/diagnosis/findings/server'
import {
  automationFindings as automation,
  driveFindings as drive,
  googleCalendarFindings as googleCalendar,
  incomingMailFindings as incoming,
  pushFindings as push,
  smtpFindings as smtp,
} from '@/content/diagnosis/findings/services'
import {
  authAddressFindings,
  authMailFindings,
  codeFindings,
  guessFindings,
  keyFindings as key,
  magicLinkFindings,
  mailCodeFindings,
  projectFindings,
  signUpFindings,
} from '@/content/diagnosis/findings/supabase'
import { judgeMachine } from '@/lib/diagnosis/ask-server'
import { readKey } from '@/lib/diagnosis/ask-supabase'
import { exitStatus } from '@/lib/diagnosis/diagnose'
import type * as yearFigures from '@/lib/tax-calendar/year-figures'
import { openReader } from '@/lib/uploads/reader/reader-process'
import { selfSignedCertificate } from '@/supabase/local/local-secrets'
import { openDeployment, secretsOf, webCertificate, type Broken } from '../support/diagnosis-environment'
import { startPlainMailServer } from '../support/plain-mail-server'

// This stub starts no process for reading files, because starting processes would take most of the tests' time.
vi.mock('@/lib/uploads/reader/reader-process', () => ({
  openReader: vi.fn(async () => ({ kill: () => undefined })),
}))

// From 15 November on the diagnosis asks for next year's UVT and minimum wage, so the tests fix the year.
const figures = vi.hoisted(() => ({ year: 2026 }))
vi.mock('@/lib/tax-calendar/year-figures', async (original) => ({
  ...(await original<typeof yearFigures>()),
  figuresYear: () => figures.year,
}))

/** No program listens on this port, and the port is not one of those that `fetch` refuses to call. */
const closed = 'http://127.0.0.1:59999'
const { refused } = networkReasons

let deployment: Awaited<ReturnType<typeof openDeployment>>
beforeAll(async () => void (deployment = await openDeployment()))
afterAll(() => deployment.stop())

// 127.0.0.2 is this machine, but the product treats it as remote.
const plainMail = await startPlainMailServer('127.0.0.2')
afterAll(plainMail.stop)

const folder = mkdtempSync(path.join(tmpdir(), 'diagnosis-'))
afterAll(() => rmSync(folder, { recursive: true }))
const otherKey = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString()
const legacyKey = (claims: object) =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`
const day = 24 * 3600 * 1000
const yearsAgo = (years: number, days = 0) => new Date(Date.now() - years * 365.25 * day + days * day)
const settings = (changes: object) => ({
  'GET /auth/v1/settings': {
    status: 200,
    body: { external: { email: true }, disable_signup: false, mailer_autoconfirm: false, ...changes },
  },
})

const signedBy = (p12: string, passphrase = 'clave') => ({
  RECORD_CERTIFICATE: p12,
  RECORD_CERTIFICATE_PASSPHRASE: passphrase,
})

type Case = [name: string, broken: Broken | (() => Broken), id: QuestionId, finding: Finding | RegExp]

const variables: Case[] = [
  ['a variable is absent', { env: { MAIL_FROM: undefined } }, 'variables', variable.absent('MAIL_FROM')],
  ['a variable is malformed', { env: { SMTP_URL: 'smtp.firma.co' } }, 'variables', variable.malformed('SMTP_URL')],
  ['a value kept its quotes', { env: { MAIL_FROM: '"Nogal <hola@nogal.co>"' } }, 'variables', variable.quoted('MAIL_FROM')],
  ['keys would go in the open', { env: { SUPABASE_URL: 'http://supabase.firma.co' } }, 'variables', variable.open('SUPABASE_URL')],
  ['half a pair', { env: { AUTOMATION_WEBHOOK_SECRET: '' } }, 'variables', variable.half('AUTOMATION_WEBHOOK_SECRET', 'AUTOMATION_WEBHOOK_URL')],
  ['the other half', { env: { AUTOMATION_WEBHOOK_URL: '' } }, 'variables', variable.unused('AUTOMATION_WEBHOOK_SECRET', 'AUTOMATION_WEBHOOK_URL')],
  ['a value of the example', { env: { MAIL_FROM: 'Nogal <hola@www.firma.co>' } }, 'variables', variable.placeholder('MAIL_FROM')],
  ['a secret that is guessed', { env: { CRON_SECRET: 'aaaaaaaaaaaaaaaaaaaa' } }, 'variables', variable.guessable],
  ['no key of the actions', { env: { NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: '' } }, 'actions-key', actionsKeyFindings.absent],
] // prettier-ignore

const server: Case[] = [
  ['the address is nobody’s', { env: { SITE_URL: closed }, supabase: { 'GET /auth/v1/verify': { status: 303, location: closed } } }, 'address', address.unreachable(refused)],
  ['the address leads elsewhere', { site: { 'GET /api/ready': { status: 308, location: 'https://www.firma.co/api/ready' } } }, 'address', address.redirects('www.firma.co')],
  ['the platform asks for a password', { site: { 'GET /api/ready': { status: 401 } } }, 'address', address.locked],
  ['another site answers', { site: { 'GET /api/ready': { status: 200, body: { hello: 1 } } } }, 'address', address.foreign(200)],
  ['the site is not ready', { site: { 'GET /api/ready': { status: 503, body: { ready: false, draining: false } } } }, 'address', address.notReady],
] // prettier-ignore

const project: Case[] = [
  ['the project is nobody’s', { env: { SUPABASE_URL: closed } }, 'project', projectFindings.unreachable(refused)],
  ['another service answers', { supabase: { 'GET /auth/v1/settings': { status: 404 } } }, 'project', projectFindings.foreign(404)],
  ['the publishable key is refused', { env: { SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_of_yesterday' } }, 'publishable-key', key.refused('SUPABASE_PUBLISHABLE_KEY')],
  ['the secret key is refused', { env: { SUPABASE_SECRET_KEY: 'sb_secret_of_yesterday' } }, 'secret-key', key.refused('SUPABASE_SECRET_KEY')],
  ['the secret key is where browsers read', { env: { SUPABASE_PUBLISHABLE_KEY: 'sb_secret_of_the_project' } }, 'publishable-key', key.exposed],
  ['the publishable key is the secret one', { env: { SUPABASE_SECRET_KEY: 'sb_publishable_of_the_project' } }, 'secret-key', key.swapped],
  ['nobody can sign up', { supabase: settings({ disable_signup: true }) }, 'sign-up', signUpFindings.closed],
  ['addresses are not confirmed', { supabase: settings({ mailer_autoconfirm: true }) }, 'sign-up', signUpFindings.unconfirmed],
  ['another way in is open', { supabase: settings({ external: { email: true, google: true } }) }, 'sign-up', signUpFindings.others('google')],
  ['mails lead to this machine', { supabase: { 'GET /auth/v1/verify': { status: 303, location: 'http://localhost:3000#error=x' } } }, 'auth-addresses', authAddressFindings.other('localhost:3000')],
] // prettier-ignore

const database: Case[] = [
  ['no migration', { supabase: { 'POST /rest/v1/rpc/diagnose': { status: 404 } } }, 'migrations', migration.none],
  ['a migration is missing', { sql: `delete from supabase_migrations.schema_migrations where version = '20261126000000'` }, 'migrations', migration.missing('20261126000000')],
  ['the migrations of before', { sql: `update supabase_migrations.schema_migrations set version = '20261123000000' where version = '20261126000000'` }, 'migrations', migration.before],
  ['a newer database', { sql: `insert into supabase_migrations.schema_migrations (version, name) values ('20991231000000', 'next')` }, 'migrations', migration.ahead('20991231000000')],
  ['a table without row level security', { sql: 'alter table public.documents disable row level security' }, 'rules', rule.open('public.documents')],
  ['a table of somebody’s own', { sql: 'create table public.notes (id int)' }, 'rules', rule.open('public.notes')],
  ['a grant too many', { sql: 'grant select on public.outbox to anon' }, 'rules', rule.extra('grant public.outbox select anon')],
  ['a policy too many', { sql: 'create policy "all" on public.messages for select to authenticated using (true)' }, 'rules', rule.extra('policy public.messages "all" permissive select authenticated')],
  ['a procedure for everybody', { sql: 'grant execute on function public.diagnose() to public' }, 'rules', rule.extra('run public.diagnose() public')],
  ['a policy is gone', { sql: 'drop policy "gate" on public.audit_log' }, 'rules', rule.missing('policy public.audit_log "gate" restrictive all authenticated')],
  ['a function says something else', { sql: `alter function public.diagnose() volatile` }, 'rules', rule.different('function public.diagnose()')],
  ['a column of somebody’s own', { sql: 'alter table public.documents add column note text' }, 'rules', rule.added('column public.documents note')],
  ['a trigger sleeps', { sql: 'alter table public.audit_log disable trigger audit_log_append_only' }, 'rules', rule.missing('trigger public.audit_log audit_log_append_only')],
  ['a function of others', { sql: `create function public.hello() returns int language sql as 'select 1'` }, 'rules', rule.foreign('public.hello()')],
  ['changes of a table are not published', { sql: 'alter publication supabase_realtime drop table public.messages' }, 'live', liveFindings.missing('public.messages')],
  ['the bucket is absent', { sql: `delete from storage.buckets where id = 'registros'` }, 'buckets', bucket.absent('registros')],
  ['the bucket is public', { sql: `update storage.buckets set public = true where id = 'facturas'` }, 'buckets', bucket.open('facturas')],
  ['the bucket takes more', { sql: `update storage.buckets set file_size_limit = 52428800 where id = 'facturas'` }, 'buckets', bucket.limits('facturas')],
  ['the bucket takes other files', { sql: `update storage.buckets set allowed_mime_types = null where id = 'facturas'` }, 'buckets', bucket.limits('facturas')],
  ['nobody administers', { sql: 'delete from private.staff' }, 'administrators', administratorFindings.none],
  ['the housekeeping never came', { sql: 'delete from private.heartbeats' }, 'housekeeping', housekeepingFindings.never],
  ['the housekeeping stopped', { sql: `update private.heartbeats set at = now() - interval '3 hours'` }, 'housekeeping', housekeepingFindings.stopped('3 horas')],
  ['what goes out is late', { sql: `insert into public.outbox (kind, key, next_at) values ('mail', 'late', now() - interval '2 hours')` }, 'housekeeping', housekeepingFindings.late('2 horas')],
] // prettier-ignore

const hours: Case[] = [
  ['the clock is ten seconds off', () => ({ supabase: { 'POST /rest/v1/rpc/diagnose': { status: 200, body: { ...deployment.healthyState, at: new Date(Date.now() - 10_000) } } } }), 'clock', /difieren en (9,9|10,\d) s\.$/],
  ['the clock is a minute off', () => ({ supabase: { 'POST /rest/v1/rpc/diagnose': { status: 200, body: { ...deployment.healthyState, at: new Date(Date.now() - 60_000) } } } }), 'clock', /fallarán/],
] // prettier-ignore

const around: Case[] = [
  ['links to sign in with', { supabase: { 'POST /auth/v1/magiclink': { status: 422, body: { error_code: 'validation_failed' } } } }, 'magic-links', magicLinkFindings.open],
  ['no mail server', { env: { SMTP_URL: 'smtp://127.0.0.1:9' } }, 'smtp', smtp.unreachable(refused)],
  ['a mail server that does not encrypt', { env: { SMTP_URL: plainMail.url } }, 'smtp', smtp.plain],
  ['a key of Drive that is none', { env: { GOOGLE_DRIVE_PRIVATE_KEY: 'a-key-of-yesterday' } }, 'drive', drive.malformed],
  ['a key of Drive that was revoked', { env: { GOOGLE_DRIVE_PRIVATE_KEY: otherKey } }, 'drive', drive.refused],
  ['a folder that is not shared', { env: { GOOGLE_DRIVE_PARENT_FOLDER_ID: 'another' } }, 'drive', drive.folder],
  ['a client of Google Calendar with another secret', { env: { GOOGLE_CALENDAR_CLIENT_SECRET: 'GOCSPX-de-ayer' } }, 'google-calendar', googleCalendar.refused],
  ['calls in plain text', { env: { AUTOMATION_WEBHOOK_URL: 'http://hooks.firma.co/hook' } }, 'automation', automation.insecure],
  ['calls into a private network', { env: { AUTOMATION_WEBHOOK_URL: 'https://169.254.169.254/hook' } }, 'automation', automation.private],
  ['a secret that signs nothing', { env: { AUTOMATION_WEBHOOK_SECRET: 'whsec_x' } }, 'automation', automation.malformed],
  ['keys of pushes that are no pair', { env: { PUSH_PRIVATE_KEY: 'A'.repeat(43) } }, 'push', push.malformed],
  // This case leaves Drive out, because on Vercel the calls would go to Google and not to the local fake.
  ['mails larger than the platform lets through', { whole: false, env: { VERCEL: '1', AUTOMATION_WEBHOOK_URL: 'https://hooks.firma.co/hook' } }, 'incoming-mail', incoming.vercel],
  ['a secret of another mail service', { env: { MAIL_IN_SERVICE: 'sendgrid' } }, 'incoming-mail', incoming.malformed],
  ['a passphrase of another file', { env: { RECORD_CERTIFICATE_PASSPHRASE: 'another' } }, 'certificate', certificate.passphrase],
  ['a certificate that is none', { env: { RECORD_CERTIFICATE: 'Y2VydA==' } }, 'certificate', certificate.unreadable],
  ['an expired certificate', () => ({ env: signedBy(selfSignedCertificate('clave', yearsAgo(11)), 'clave') }), 'certificate', /^El certificado venció/],
  ['a certificate that is about to expire', () => ({ env: signedBy(selfSignedCertificate('clave', yearsAgo(10, 20)), 'clave') }), 'certificate', /^El certificado vence el/],
  ['a certificate of another purpose', () => ({ env: signedBy(webCertificate()) }), 'certificate', certificate.purpose],
  ['authorities that are not there', { env: { TRUST_ANCHORS_FOLDER: folder } }, 'anchors', anchors.unreadable],
] // prettier-ignore

const tests: Case[] = [
  ['no mail goes out', { env: { SMTP_URL: 'smtp://127.0.0.1:9' } }, 'send-mail', smtp.unreachable(refused)],
  ['the folder takes nothing', { env: { GOOGLE_DRIVE_PARENT_FOLDER_ID: 'another' } }, 'send-file', drive.folder],
  ['the service has another secret', { env: { AUTOMATION_WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 7).toString('base64')}` } }, 'send-call', automation.signature],
  ['nobody waits for calls', () => ({ env: { AUTOMATION_WEBHOOK_URL: `${deployment.automationUrl}/elsewhere` } }), 'send-call', automation.gone],
  ['the site has another secret', { env: { CRON_SECRET: '0123456789abcdef-of-yesterday' } }, 'send-round', round.refused],
  ['the second step is off', { supabase: { 'POST /auth/v1/factors': { status: 422 } } }, 'send-code', codeFindings.off],
  ['no account can sign in', { supabase: { 'POST /auth/v1/token': { status: 400 } } }, 'send-code', codeFindings.refused],
  ['the codes of mails are short', { supabase: { 'POST /auth/v1/admin/generate_link': { status: 200, body: { email_otp: '123456' } } } }, 'send-code', mailCodeFindings.short(6)],
  ['nothing says how long they are', { supabase: { 'POST /auth/v1/admin/generate_link': { status: 500 } } }, 'send-code', mailCodeFindings.untold],
  ['nobody counts attempts', { supabase: { 'POST /auth/v1/otp': { status: 400 } } }, 'send-guesses', guessFindings.uncounted],
  ['the clock of the signatures is away', () => ({ env: { RECORD_TIMESTAMP_URL: `${deployment.siteUrl}/tsa` } }), 'send-stamp', certificate.notStamped],
] // prettier-ignore

const isTrouble = ({ state }: Finding) => state === 'bad' || state === 'warning'

async function named([, breaks, id, finding]: Case, sends: boolean): Promise<void> {
  const broken = typeof breaks === 'function' ? breaks() : breaks
  const answers = await deployment.ask(broken, sends)
  const troubles = answers.filter(isTrouble)
  expect(troubles.map((answer) => answer.id)).toEqual([id])
  const [trouble] = troubles
  if (finding instanceof RegExp) expect(trouble?.seen).toMatch(finding)
  else expect(trouble).toEqual({ ...finding, id })
  expect(trouble?.todo).toMatch(/\.$|;$/)
  const text = JSON.stringify(answers)
  for (const secret of secretsOf({ ...deployment.healthy, ...broken.env })) expect(text).not.toContain(secret)
}

test('missing figures of the next year are reported until a member enters them', async () => {
  figures.year = 2027
  const seen = async (uvt: number[], wages: number[] = []) => {
    const body = { ...deployment.healthyState, at: new Date(), uvt, wages }
    const answers = await deployment.ask({
      supabase: { 'POST /rest/v1/rpc/diagnose': { status: 200, body } },
    })
    return answers.filter(({ id }) => id === 'figures')
  }
  const wage = 'salario mínimo y auxilio de transporte de 2027'
  expect(await seen([])).toEqual([{ ...figureFindings.missing(`UVT de 2027; ${wage}`), id: 'figures' }])
  expect(await seen([2027])).toEqual([{ ...figureFindings.missing(wage), id: 'figures' }])
  expect(await seen([2027], [2027])).toEqual([{ ...figureFindings.good(2027), id: 'figures' }])
  figures.year = 2026
  expect(await seen([])).toEqual([{ ...figureFindings.good(2026), id: 'figures' }])
})

describe('a healthy deployment', () => {
  test('has nothing to fix, and what cannot be checked is listed for a person', async () => {
    const answers = await deployment.ask({ whole: true })
    expect(answers.filter(({ state }) => state !== 'good')).toEqual([
      { ...authMailFindings.byHand, id: 'auth-mails' },
    ])
    expect(answers.length).toBeGreaterThan(20)
  })

  test('passes tests that send and write, which leave nothing behind', async () => {
    const answers = await deployment.ask({ whole: true }, true)
    expect(answers.filter(({ state }) => state !== 'good')).toEqual([])
    expect(answers.map(({ id }) => id).join(' ')).toBe(
      'send-mail send-file send-call send-round send-code send-code send-guesses send-stamp',
    )
    const read = async (url: string) => JSON.stringify(await (await fetch(url)).json())
    expect(await read(`${deployment.automationUrl}/api/calls`)).toContain('"type":"ping"')
    expect(await read(`${deployment.driveUrl}/api/files`)).toBe('[]')
    const { data } = await deployment.service.auth.admin.listUsers()
    expect(data.users.map(({ email }) => email)).toEqual(['admin@nogal.example'])
  })
})

describe('each fault is named with what to do, and nothing healthy is reported', () => {
  const cases = [...variables, ...server, ...project, ...database, ...hours, ...around]
  test('for at least 25 faults', () => expect(cases.length + tests.length).toBeGreaterThanOrEqual(25))
  test.each(cases)('%s', (...one) => named(one, false))
  test.each(tests)('%s', (...one) => named(one, true))
})

test('an old API key says which project it belongs to', () => {
  const ours = 'https://abcdefghijklmnopqrst.supabase.co'
  const open = legacyKey({ role: 'anon', ref: 'abcdefghijklmnopqrst' })
  expect(readKey(open, ours)).toEqual({ isSecret: false, isForeign: false })
  expect(readKey(open, ours.replace('abc', 'xyz'))).toEqual({ isSecret: false, isForeign: true })
  expect(readKey(legacyKey({ role: 'service_role' }), ours)).toEqual({ isSecret: true, isForeign: false })
  expect(readKey('nonsense', ours)).toEqual({ isSecret: null, isForeign: false })
})

test('a machine that is short of room is reported', () => {
  const room = { disk: 2e9, memory: 2e9 }
  expect(judgeMachine(room, false)).toMatchObject({ state: 'good' })
  expect(judgeMachine({ ...room, disk: 1e8 }, false)).toMatchObject([
    { state: 'warning', seen: 'Quedan 95 MB en disco.' },
  ])
  expect(judgeMachine({ ...room, disk: 1e8 }, true)).toMatchObject({ state: 'good' })
  expect(judgeMachine({ ...room, memory: 5e8 }, true)).toMatchObject([{ state: 'warning' }])
})

test('the exit status of a broken check wins over an unfinished one, and checks left to a person do not change it', () => {
  const answers = (...states: FindingState[]) =>
    states.map((state) => ({ id: 'smtp', state, seen: '' }) as const)
  expect(exitStatus(answers('good', 'warning', 'by-hand'))).toBe(0)
  expect(exitStatus(answers('good', 'unknown'))).toBe(2)
  expect(exitStatus(answers('unknown', 'bad'))).toBe(1)
})

describe('a check', () => {
  test('that never ends is given up, and the other checks still answer', async () => {
    // When all other checks have ended, the timer of the endless check is fired, so that the test need not wait 20 s.
    const [wait, clear] = [setTimeout, clearTimeout]
    const limits = new Map<unknown, () => void>()
    const start = (work: () => void, ms?: number, ...rest: []) => {
      const timer = wait(work, ms, ...rest)
      if (ms === 20_000) limits.set(timer, work)
      return timer
    }
    const stop = (timer?: NodeJS.Timeout) => {
      clear(timer)
      if (limits.delete(timer) && limits.size === 1) for (const giveUp of limits.values()) giveUp()
    }
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(start as typeof setTimeout)
    vi.spyOn(globalThis, 'clearTimeout').mockImplementation(stop as typeof clearTimeout)
    vi.mocked(openReader).mockReturnValueOnce(new Promise(() => undefined))
    const answers = await deployment.ask().finally(() => {
      vi.mocked(setTimeout).mockRestore()
      vi.mocked(clearTimeout).mockRestore()
    })
    expect(answers.filter(({ state }) => state === 'unknown')).toEqual([
      { ...generalFindings.late(20), id: 'reader' },
    ])
  })

  test('of the variables names each service of this machine that a public site would send people to', async () => {
    const answers = await deployment.ask({ env: { SITE_URL: 'https://portal.firma.invalid' } })
    const seen = answers.filter(({ id }) => id === 'variables').map((answer) => answer.seen)
    expect(seen).toEqual([
      variable.placeholder('MAIL_FROM').seen,
      variable.local('SUPABASE_URL').seen,
      variable.local('AUTOMATION_WEBHOOK_URL').seen,
    ])
  })

  test('that needs a wrong variable is skipped and names the variable', async () => {
    const answers = await deployment.ask({ env: { SITE_URL: 'firma' } })
    expect(answers.filter(({ state }) => state === 'unknown').map(({ id, seen }) => [id, seen])).toEqual([
      ['address', 'Hace falta SITE_URL.'],
      ['auth-addresses', 'Hace falta SITE_URL.'],
      ['push', 'Hace falta SITE_URL.'],
    ])
  })
})

import 'server-only'
import { randomBytes, X509Certificate } from 'node:crypto'
import type { Finding } from '@/content/diagnosis/diagnosis'
import {
  actionsKeyFindings,
  variableFindings as say,
  anchorFindings,
  certificateFindings,
} from '@/content/diagnosis/findings/configuration'
import type { Deployment, Question } from '@/lib/diagnosis/question'
import { keyUsages, readCertificate } from '@/lib/einvoice/signature/certificate'
import type { Env, EnvName } from '@/lib/env-schema'
import { formatShortDate } from '@/lib/format/date'
import { isLocal, isLoopbackName } from '@/lib/deliveries/services'
import { anchorsIn } from '@/lib/authorities/read-folder'
import { requestTimeStamp } from '@/lib/signing/cms-signature'
import { signerOf, type RecordSigner } from '@/lib/signing/signer'

export const configurationQuestions: Question[] = [
  { id: 'variables', uses: [], ask: askVariables },
  {
    id: 'actions-key',
    uses: ['NEXT_SERVER_ACTIONS_ENCRYPTION_KEY'],
    ask: ({ values }) =>
      values.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ? actionsKeyFindings.good : actionsKeyFindings.absent,
  },
]

function askVariables({ values, problems }: Deployment): Finding | Finding[] {
  const wrong = problems.map(({ name, message, absent }) => {
    const [, other] = /^needed because (\w+)/.exec(message) ?? []
    if (other) return say.half(name, other)
    if (message === 'without quotes') return say.quoted(name)
    if (message.startsWith('with https')) return say.open(name)
    return absent ? say.absent(name) : say.malformed(name)
  })
  const findings = [...wrong, ...placeholders(values), ...unusedOnes(values), ...localOnes(values)]
  return findings.length > 0 ? findings : say.good(Object.values(values).filter(Boolean).length)
}

/** Matches the sample values of `.env.example`, and `.example` domains, which no real site has. */
const sample = /…|\bwww\.firma\.co\b|\bxyz\.supabase\.co\b|user:password@|\bsmtp\.firma\.co\b/
const nobodys = /@[\w.-]+\.example\b|\/\/[\w.:@-]+\.example(?:[/:]|$)/
const secrets = ['CRON_SECRET', 'SUPABASE_SECRET_KEY', 'SUPABASE_PUBLISHABLE_KEY'] as const

function placeholders(values: Env): Finding[] {
  const pattern = isPublicSite(values) ? new RegExp(`${sample.source}|${nobodys.source}`) : sample
  const names = (Object.keys(values) as EnvName[]).filter((name) => pattern.test(String(values[name] ?? '')))
  const { CRON_SECRET: secret } = values
  const isGuessable =
    secret !== undefined && (new Set(secret).size < 8 || /^(change|secret|password|cron)/i.test(secret))
  return [
    ...names.map((name) => say.placeholder(name)),
    ...(isGuessable && !names.some((name) => secrets.some((one) => one === name)) ? [say.guessable] : []),
  ]
}

const pairs: [EnvName, EnvName][] = [
  ['AUTOMATION_WEBHOOK_SECRET', 'AUTOMATION_WEBHOOK_URL'],
  ['GOOGLE_CALENDAR_CLIENT_SECRET', 'GOOGLE_CALENDAR_CLIENT_ID'],
  ['PUSH_PRIVATE_KEY', 'PUSH_PUBLIC_KEY'],
  ['RECORD_CERTIFICATE_PASSPHRASE', 'RECORD_CERTIFICATE'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_EXPORTER_OTLP_ENDPOINT'],
]

const unusedOnes = (values: Env): Finding[] =>
  pairs.filter(([name, other]) => values[name] && !values[other]).map((pair) => say.unused(...pair))

const standIns = ['GOOGLE_API_URL', 'PUSH_STAND_IN_URL'] as const

/** Finds addresses on this machine, which a public site must not use; a local `SMTP_URL` is wrong only on Vercel. */
function localOnes(values: Env): Finding[] {
  const { SITE_URL, SUPABASE_URL, VERCEL } = values
  if (!SITE_URL || !SUPABASE_URL) return []
  const isLoopback = (url?: string) => url !== undefined && isLoopbackName(new URL(url).hostname)
  if (isLoopback(SITE_URL)) return isLoopback(SUPABASE_URL) ? [] : [say.localSite]
  const names = [
    'SUPABASE_URL',
    'AUTOMATION_WEBHOOK_URL',
    'RECORD_TIMESTAMP_URL',
    ...(VERCEL ? ['SMTP_URL' as const] : []),
  ] as const
  return [
    ...names.filter((name) => isLoopback(values[name])).map((name) => say.local(name)),
    ...standIns.filter((name) => values[name] && !isLocal(values)).map((name) => say.unused_stand_in(name)),
  ]
}

const isPublicSite = ({ SITE_URL }: Env) =>
  SITE_URL !== undefined && !isLoopbackName(new URL(SITE_URL).hostname)

export const signingQuestions: Question[] = [
  { id: 'certificate', uses: ['RECORD_CERTIFICATE', 'RECORD_CERTIFICATE_PASSPHRASE'], ask: askCertificate },
  { id: 'anchors', uses: ['TRUST_ANCHORS_FOLDER'], ask: askAnchors },
]

export const stampQuestion: Question = {
  id: 'send-stamp',
  uses: ['RECORD_TIMESTAMP_URL'],
  sends: true,
  ask: requestStamp,
}

const noticeMs = 45 * 24 * 3600 * 1000
/** A certificate that is only for web servers and clients cannot sign documents. */
const webUses = ['1.3.6.1.5.5.7.3.1', '1.3.6.1.5.5.7.3.2']

async function askCertificate({ values }: Deployment): Promise<Finding> {
  const { RECORD_CERTIFICATE: p12, RECORD_CERTIFICATE_PASSPHRASE: passphrase = '' } = values
  if (!p12) return certificateFindings.none
  let signer: RecordSigner
  try {
    signer = signerOf(Buffer.from(p12, 'base64'), passphrase)
  } catch (error) {
    const isPassphrase = error instanceof Error && /mac could not be verified|password/i.test(error.message)
    return isPassphrase ? certificateFindings.passphrase : certificateFindings.unreadable
  }
  return judgeSigner(signer)
}

function judgeSigner({ chain: [der], from, until }: RecordSigner, now = Date.now()): Finding {
  if (!der) return certificateFindings.unreadable
  const { asymmetricKeyType, asymmetricKeyDetails } = new X509Certificate(der).publicKey
  if (asymmetricKeyType !== 'rsa' || (asymmetricKeyDetails?.modulusLength ?? 0) < 2048)
    return certificateFindings.weak
  const { keyUsage, isAuthority } = readCertificate(der)
  const signs =
    keyUsage === null || (keyUsage & (keyUsages.digitalSignature | keyUsages.nonRepudiation)) !== 0
  // Node's `keyUsage` is the extended key usage (RFC 5280, 4.2.1.12); a certificate without it allows any use.
  const uses = new X509Certificate(der).keyUsage ?? []
  const isOfWeb = uses.length > 0 && uses.every((use) => webUses.includes(use))
  if (!signs || isAuthority || isOfWeb) return certificateFindings.purpose
  const lastDay = formatShortDate(until)
  if (now > until.getTime()) return certificateFindings.expired(lastDay)
  if (now < from.getTime()) return certificateFindings.early(formatShortDate(from))
  return until.getTime() - now < noticeMs
    ? certificateFindings.soon(lastDay)
    : certificateFindings.good(lastDay)
}

async function askAnchors({ values: { TRUST_ANCHORS_FOLDER: folder } }: Deployment): Promise<Finding> {
  if (!folder) return anchorFindings.none
  return anchorsIn(folder).then(
    (anchors) => anchorFindings.good(anchors.length),
    () => anchorFindings.unreadable,
  )
}

async function requestStamp({ values: { RECORD_TIMESTAMP_URL: url } }: Deployment): Promise<Finding> {
  if (!url) return certificateFindings.noStamps
  return requestTimeStamp(url, new Uint8Array(randomBytes(256))).then(
    () => certificateFindings.stamped,
    () => certificateFindings.notStamped,
  )
}

import 'server-only'
import { actionsKeyFindings, variableFindings as say } from '@/content/diagnosis/configuration'
import type { Finding } from '@/content/diagnosis/diagnosis'
import type { Deployment, Question } from '@/lib/diagnosis/question'
import type { Env, EnvName } from '@/lib/env-schema'
import { isLocal, isLoopbackName } from '@/lib/outbox/services'

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

/** The values of `.env.example`, and of nothing that anybody runs: `.example` is nobody's domain. */
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
  ['RECORD_CERTIFICATE_PASSPHRASE', 'RECORD_CERTIFICATE'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_EXPORTER_OTLP_ENDPOINT'],
]

const unusedOnes = (values: Env): Finding[] =>
  pairs.filter(([name, other]) => values[name] && !values[other]).map((pair) => say.unused(...pair))

/** A relay of one's own on the same machine is fine, where there is such a machine. */
function localOnes(values: Env): Finding[] {
  const { SITE_URL, SUPABASE_URL, VERCEL } = values
  if (!SITE_URL || !SUPABASE_URL) return []
  const isLoopback = (address?: string) => address !== undefined && isLoopbackName(new URL(address).hostname)
  if (isLoopback(SITE_URL)) return isLoopback(SUPABASE_URL) ? [] : [say.localSite]
  const names = ['SUPABASE_URL', 'AUTOMATION_WEBHOOK_URL', 'RECORD_TIMESTAMP_URL', ...(VERCEL ? ['SMTP_URL' as const] : [])] as const // prettier-ignore
  return [
    ...names.filter((name) => isLoopback(values[name])).map((name) => say.local(name)),
    ...(values.GOOGLE_API_URL && !isLocal(values) ? [say.unused_stand_in] : []),
  ]
}

const isPublicSite = ({ SITE_URL }: Env) =>
  SITE_URL !== undefined && !isLoopbackName(new URL(SITE_URL).hostname)

import 'server-only'
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { generalFindings, type Finding } from '@/content/diagnosis/diagnosis'
import {
  authAddressFindings,
  authMailFindings,
  codeFindings,
  keyFindings,
  projectFindings,
  signUpFindings,
} from '@/content/diagnosis/findings/supabase'
import { magicLinkQuestion, mailCodeFinding } from '@/lib/diagnosis/ask-auth-limits'
import { call, callSupabase, networkReason, type Deployment, type Question } from '@/lib/diagnosis/question'

const keys = ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY'] as const

export const supabaseQuestions: Question[] = [
  { id: 'project', uses: keys.slice(0, 2), ask: askProject },
  { id: 'publishable-key', uses: keys.slice(0, 2), ask: askPublishableKey },
  { id: 'secret-key', uses: [keys[0], keys[2]], ask: askSecretKey },
  { id: 'sign-up', uses: keys.slice(0, 2), ask: askSignUp },
  { id: 'auth-addresses', uses: ['SUPABASE_URL', 'SITE_URL'], ask: askAuthAddresses },
  magicLinkQuestion,
  { id: 'auth-mails', uses: [], ask: () => authMailFindings.byHand },
]

export const codeQuestion: Question = {
  id: 'send-code',
  uses: keys,
  sends: true,
  seconds: 30,
  ask: tryCode,
}

async function askProject(deployment: Deployment): Promise<Finding> {
  try {
    const { status, body } = await deployment.settings()
    // A 401 comes from Supabase's gateway, so the project exists; `askPublishableKey` reports the wrong key.
    if (status === 401 || settings.safeParse(body).success) return projectFindings.good
    return projectFindings.foreign(status)
  } catch (error) {
    return projectFindings.unreachable(networkReason(error))
  }
}

const claims = z.object({ role: z.string().optional(), ref: z.string().optional() })

/** New keys have a prefix for the role; old keys are tokens that contain role and project. */
export function readKey(key: string, url: string): { isSecret: boolean | null; isForeign: boolean } {
  if (/^sb_(secret|publishable)_/.test(key))
    return { isSecret: key.startsWith('sb_secret_'), isForeign: false }
  const [, payload = ''] = key.split('.')
  try {
    const { role, ref } = claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')))
    const [, project] = /^([a-z0-9]{20})\.supabase\.(?:co|in|red)$/.exec(new URL(url).hostname) ?? []
    return { isSecret: role === 'service_role', isForeign: Boolean(ref && project && ref !== project) }
  } catch {
    return { isSecret: null, isForeign: false }
  }
}

async function askPublishableKey(deployment: Deployment): Promise<Finding> {
  const { SUPABASE_PUBLISHABLE_KEY: key, SUPABASE_URL } = deployment.values
  const { isSecret, isForeign } = readKey(key, SUPABASE_URL)
  if (isSecret) return keyFindings.exposed
  if (isForeign) return keyFindings.foreign('SUPABASE_PUBLISHABLE_KEY')
  const reply = await deployment.settings().catch(() => null)
  if (!reply) return generalFindings.noProject
  return reply.status === 401 ? keyFindings.refused('SUPABASE_PUBLISHABLE_KEY') : keyFindings.publishable
}

async function askSecretKey({ values }: Deployment): Promise<Finding> {
  const { SUPABASE_SECRET_KEY: key, SUPABASE_URL } = values
  const { isSecret, isForeign } = readKey(key, SUPABASE_URL)
  if (isSecret === false) return keyFindings.swapped
  if (isForeign) return keyFindings.foreign('SUPABASE_SECRET_KEY')
  const rest = await callSupabase(values, { path: '/rest/v1/', key }).catch(() => null)
  if (!rest) return generalFindings.noProject
  if (rest.status === 401) return keyFindings.refused('SUPABASE_SECRET_KEY')
  const users = await callSupabase(values, { path: '/auth/v1/admin/users?per_page=1', key })
  return users.status === 200 ? keyFindings.secret : keyFindings.weak
}

const settings = z.object({
  external: z.record(z.string(), z.boolean()),
  disable_signup: z.boolean(),
  mailer_autoconfirm: z.boolean(),
})

async function askSignUp(deployment: Deployment): Promise<Finding | Finding[]> {
  const reply = await deployment.settings().catch(() => null)
  const parsed = settings.safeParse(reply?.body)
  if (!parsed.success) return generalFindings.noProject
  const { external, disable_signup, mailer_autoconfirm } = parsed.data
  const others = Object.keys(external).filter(
    (name) => external[name] && !['email', 'anonymous_users'].includes(name),
  )
  const findings = [
    ...(disable_signup ? [signUpFindings.closed] : []),
    ...(external.email ? [] : [signUpFindings.noMail]),
    ...(mailer_autoconfirm ? [signUpFindings.unconfirmed] : []),
    ...(external.anonymous_users ? [signUpFindings.anonymous] : []),
    ...(others.length > 0 ? [signUpFindings.others(others.slice(0, 5).join(', '))] : []),
  ]
  return findings.length > 0 ? findings : signUpFindings.good
}

/** The link is invalid, so no account is touched; Supabase redirects to its Site URL or to an allowed `redirect_to`. */
async function askAuthAddresses({ values }: Deployment): Promise<Finding> {
  const { SUPABASE_URL, SITE_URL } = values
  const follow = async (wish: string) => {
    const query = new URLSearchParams({
      type: 'signup',
      token: 'diagnosis',
      ...(wish && { redirect_to: wish }),
    })
    const { headers } = await call(`${SUPABASE_URL}/auth/v1/verify?${query}`)
    const location = headers.get('location')
    return location && URL.canParse(location) ? new URL(location) : null
  }
  try {
    const [held, wished] = await Promise.all([follow(''), follow(`${SITE_URL}/auth`)])
    if (!held || !wished) return generalFindings.noProject
    const { origin } = new URL(SITE_URL)
    if (held.origin !== origin) return authAddressFindings.other(held.host)
    return wished.origin === origin ? authAddressFindings.good : authAddressFindings.refused
  } catch {
    return generalFindings.noProject
  }
}

const made = z.object({ id: z.uuid() })
const session = z.object({ access_token: z.string() })

/** Signs in with a test account, because no setting shows whether TOTP works and how long the mail codes are. */
async function tryCode({ values }: Deployment): Promise<Finding | Finding[]> {
  const { SUPABASE_SECRET_KEY: secret, SUPABASE_PUBLISHABLE_KEY: open } = values
  const account = {
    email: `diagnostico-${randomBytes(8).toString('hex')}@diagnostico.invalid`,
    password: `Aa1!${randomBytes(18).toString('base64url')}`,
  }
  const created = await callSupabase(values, {
    path: '/auth/v1/admin/users',
    key: secret,
    json: { ...account, email_confirm: true },
  })
  const user = made.safeParse(created.body)
  if (!user.success) return codeFindings.notMade
  const begin = async (): Promise<Finding> => {
    const answer = await callSupabase(values, {
      path: '/auth/v1/token?grant_type=password',
      key: open,
      json: account,
    })
    const signedIn = session.safeParse(answer.body)
    if (!signedIn.success) return codeFindings.refused
    const factor = await callSupabase(values, {
      path: '/auth/v1/factors',
      key: open,
      token: signedIn.data.access_token,
      json: { factor_type: 'totp', friendly_name: 'diagnostico' },
    })
    return factor.status === 200 ? codeFindings.good : codeFindings.off
  }
  const finding = await begin().catch(() => generalFindings.noProject)
  const mailCode = await mailCodeFinding(values, account.email).catch(() => generalFindings.noProject)
  const removed = await callSupabase(values, {
    path: `/auth/v1/admin/users/${user.data.id}`,
    key: secret,
    method: 'DELETE',
  }).catch(() => null)
  return [removed?.status === 200 ? finding : codeFindings.left, mailCode]
}

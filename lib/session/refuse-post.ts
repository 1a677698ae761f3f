import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { env } from '@/lib/env'
import { mostPostBytes } from '@/lib/http/post-size'

type Refusal = 400 | 403 | 409 | 413
type Known = (id: string) => boolean
type Rows = (name: string) => FormDataEntryValue | null

/**
 * Refuses requests that none of our pages can have sent. Next would answer them with a logged 500.
 * A Server Action of another build gets status 409, as from Next, so that an old page notices the new build.
 */
export async function refusePost(request: Request, isKnown: Known = isOfBuild): Promise<Refusal | null> {
  const { method, headers } = request
  const action = headers.get('next-action')
  const type = headers.get('content-type') ?? ''
  const isForm = type.startsWith('multipart/form-data')
  if (action !== null && !isKnown(action)) return 409
  const isLine = type.startsWith('application/x-www-form-urlencoded')
  if (method !== 'POST' || (action === null && !isForm && !isLine)) return null
  if (isOfAnotherHost(headers)) return 403
  if (Number(headers.get('content-length')) > mostPostBytes) return 413
  try {
    const body = await request.arrayBuffer()
    if (body.byteLength > mostPostBytes) return 413
    // React never sends URL-encoded forms, so none of our pages sent this request.
    if (isLine) return 400
    const form = isForm ? await new Response(body, { headers: { 'content-type': type } }).formData() : null
    if (action === null) return form && refuseForm(form, isKnown)
    const text = new TextDecoder().decode(body)
    return isSound((name) => (form ? form.get(name) : name === '0' ? text : null), '0', Array.isArray)
      ? null
      : 400
  } catch {
    return 400
  }
}

/** Like Next, this compares Origin with the first X-Forwarded-Host, whichever proxy wrote it. */
function isOfAnotherHost(headers: Headers): boolean {
  const origin = headers.get('origin')
  const forwarded = headers.get('x-forwarded-host')?.split(',')[0]?.trim()
  return origin !== null && URL.parse(origin)?.host !== (forwarded || headers.get('host'))
}

/** A form sent without script names its action in `$ACTION_ID_…` or, with bound arguments, in `$ACTION_REF_…`. */
function refuseForm(form: FormData, isKnown: Known): Refusal | null {
  const ids: string[] = []
  for (const name of new Set(form.keys())) {
    const [, kind, rest = ''] = /^\$ACTION_(ID|REF)_(.+)$/.exec(name) ?? []
    if (kind === 'ID') ids.push(rest)
    if (kind !== 'REF') continue
    const hasId = (value: unknown) => {
      const { id } = value as { id?: unknown }
      return typeof id === 'string' && ids.push(id) > 0
    }
    if (!isSound((row) => form.get(`$ACTION_${rest}:${row}`), '0', hasId)) return 400
  }
  if (ids.length === 0 || !ids.every((id) => /^[\da-f]{42}$/.test(id))) return 400
  return ids.every(isKnown) ? null : 409
}

/** Matches React's reference to another row of a form, such as `$F1` or `$1:name`. */
const reference = /^\$[@hFQWiAOoUSsLlGgMmVBRrXx]?([\da-f]+)(?::|$)/
/** Matches React's references to rows whose content is not JSON: files, bytes and streams. */
const opaque = /^\$[AOoUSsLlGgMmVBRrXx]/

/** True when the row and all rows that it refers to exist and are JSON. */
function isSound(
  rows: Rows,
  name: string,
  isRight: (value: unknown) => boolean,
  seen = new Set<string>(),
): boolean {
  if (seen.has(name)) return true
  seen.add(name)
  const row = rows(name)
  if (typeof row !== 'string') return false
  const named = new Set<string>()
  let hasAll = true
  const value: unknown = JSON.parse(row, (_, part: unknown) => {
    const [, other] = (typeof part === 'string' && reference.exec(part)) || []
    if (other !== undefined) {
      if (opaque.test(String(part))) hasAll &&= rows(other) !== null
      else named.add(other)
    }
    return part
  })
  return isRight(value) && hasAll && [...named].every((other) => isSound(rows, other, () => true, seen))
}

let actionsOfBuild: ReadonlySet<string> | null | undefined

/** Returns the ids of the build's Server Actions; null in development and when the ids are unreadable. */
function knownActions(): ReadonlySet<string> | null {
  if (actionsOfBuild !== undefined) return actionsOfBuild
  if (env.NODE_ENV !== 'production') return (actionsOfBuild = null)
  const file = path.join(
    /* turbopackIgnore: true */ process.cwd(),
    env.NEXT_DIST_DIR,
    'server/server-reference-manifest.json',
  )
  try {
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<'node' | 'edge', object>
    actionsOfBuild = new Set([...Object.keys(manifest.node), ...Object.keys(manifest.edge)])
  } catch {
    actionsOfBuild = null
  }
  return actionsOfBuild
}

const isOfBuild: Known = (id) => knownActions()?.has(id) !== false

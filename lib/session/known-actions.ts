import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { env } from '@/lib/env'

let known: ReadonlySet<string> | null | undefined

/** The ids of the build's server actions; null where the build cannot be read, and while developing, as they change. */
function knownActions(): ReadonlySet<string> | null {
  if (known !== undefined) return known
  if (env.NODE_ENV !== 'production') return (known = null)
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), env.NEXT_DIST_DIR, 'server/server-reference-manifest.json') // prettier-ignore
  try {
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<'node' | 'edge', object>
    known = new Set([...Object.keys(manifest.node), ...Object.keys(manifest.edge)])
  } catch {
    known = null
  }
  return known
}

/** Whether a request calls an action that this build does not have: Next would write a stack to the log for each. */
export function callsUnknownAction(headers: Headers): boolean {
  const id = headers.get('next-action')
  return id !== null && knownActions()?.has(id) === false
}

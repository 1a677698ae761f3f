import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { env } from '@/lib/env'

let known: ReadonlySet<string> | undefined

function routesOfBuild(): ReadonlySet<string> {
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), env.NEXT_DIST_DIR, 'app-path-routes-manifest.json') // prettier-ignore
  try {
    return new Set(Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>))
  } catch {
    return new Set()
  }
}

/** Whether a text is the pattern of a page or route of this build, `/facturas/[id]` for example, and not what somebody typed. */
export function isKnownRoute(route: string): boolean {
  known ??= routesOfBuild()
  return known.has(route)
}

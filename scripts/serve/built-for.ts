import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Returns the site's URL that the build's static pages contain; null when no page contains it. */
export function builtFor(distDir: string): string | null {
  try {
    const home = readFileSync(path.join(distDir, 'server/app/index.html'), 'utf8')
    const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(home) ?? []
    return canonical ? new URL(canonical).origin : null
  } catch {
    return null
  }
}

/** Throws if the build was made for another URL, because its pages would give that URL to search engines. */
export function requireBuildFor(siteUrl: string, distDir: string): void {
  const [built, wanted] = [builtFor(distDir), new URL(siteUrl).origin]
  if (built !== null && built !== wanted)
    throw new Error(
      `The build was made for ${built}, but SITE_URL is ${wanted}: build again with this SITE_URL.`,
    )
}

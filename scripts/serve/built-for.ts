import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The address that a build's static pages name as the site's own; null where there is no such page. */
export function builtFor(distDir: string): string | null {
  try {
    const home = readFileSync(path.join(distDir, 'server/app/index.html'), 'utf8')
    const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(home) ?? []
    return canonical ? new URL(canonical).origin : null
  } catch {
    return null
  }
}

/** Stops a start with another `SITE_URL` than the build's: its pages would name the other site to search engines. */
export function requireBuildFor(siteUrl: string, distDir: string): void {
  const [built, wanted] = [builtFor(distDir), new URL(siteUrl).origin]
  if (built !== null && built !== wanted)
    throw new Error(
      `The build was made for ${built}, but SITE_URL is ${wanted}: build again with this SITE_URL.`,
    )
}

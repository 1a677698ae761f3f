import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The site address in the build's static pages; null without such a page. */
export function builtFor(distDir: string): string | null {
  try {
    const home = readFileSync(path.join(distDir, 'server/app/index.html'), 'utf8')
    const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(home) ?? []
    return canonical ? new URL(canonical).origin : null
  } catch {
    return null
  }
}

/** Refuses another `SITE_URL` than the build's, because the pages would name the other site to search engines. */
export function requireBuildFor(siteUrl: string, distDir: string): void {
  const [built, wanted] = [builtFor(distDir), new URL(siteUrl).origin]
  if (built !== null && built !== wanted)
    throw new Error(
      `The build was made for ${built}, but SITE_URL is ${wanted}: build again with this SITE_URL.`,
    )
}

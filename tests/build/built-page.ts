import { readFileSync } from 'node:fs'
import path from 'node:path'
import { builtFor } from '../../scripts/serve/built-for'
import { inherited, type Environment } from '../../scripts/stack/child'
import { testEnvironment } from '../../scripts/stack/environment'

export const distDir = path.resolve(import.meta.dirname, '../..', process.env.NEXT_DIST_DIR ?? '.next')

/** SITE_URL must equal the URL in the pages of the build, because otherwise the server refuses to start. */
export const siteEnvironment = (): Environment => ({
  ...testEnvironment(inherited()),
  SITE_URL: builtFor(distDir) ?? '',
})

export const readManifest = <T>(name: string): T =>
  JSON.parse(readFileSync(path.join(distDir, name), 'utf8')) as T

/** Parses a built page with `DOMParser`, which only tests in jsdom have. */
export function builtPage(route: string): Document {
  const file = path.join(distDir, 'server/app', `${route === '/' ? 'index' : route.slice(1)}.html`)
  return new DOMParser().parseFromString(readFileSync(file, 'utf8'), 'text/html')
}

export const meta = (page: Document, name: string): string =>
  page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? ''

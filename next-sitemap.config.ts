import type { IConfig } from 'next-sitemap'
import { closedRoutes, publicRoutes } from './content/public-routes'
import { firm } from './content/firm'
import { legalDocuments } from './content/legal/legal-documents'
import { env } from './lib/env'

const legalPaths: readonly string[] = legalDocuments.map(({ path }) => path)

const config: IConfig = {
  siteUrl: env.SITE_URL,
  sourceDir: process.env.NEXT_DIST_DIR ?? '.next',
  outDir: 'public',
  generateIndexSitemap: false,
  generateRobotsTxt: true,
  // Of what the build prerendered (icons and social cards too) only the pages; dated only where a date is true.
  transform: async (_, loc) =>
    publicRoutes.includes(loc)
      ? { loc, ...(legalPaths.includes(loc) ? { lastmod: firm.policyVersion } : {}) }
      : undefined,
  robotsTxtOptions: { policies: [{ userAgent: '*', allow: '/', disallow: [...closedRoutes] }] },
}

export default config

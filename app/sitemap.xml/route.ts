import { getServerSideSitemap } from 'next-sitemap'
import { firm } from '@/content/firm'
import { legalDocuments } from '@/content/legal/legal-documents'
import { publicRoutes } from '@/content/public-routes'
import { env } from '@/lib/env'

export const dynamic = 'force-static'

const legalPaths: readonly string[] = legalDocuments.map(({ path }) => path)

/** Only the legal pages have a known date of change, so only they get a `lastmod`. */
export const GET = () =>
  getServerSideSitemap(
    publicRoutes.map((path) => ({
      // The home page's URL has no trailing slash, as in the page's canonical link.
      loc: env.SITE_URL + (path === '/' ? '' : path),
      ...(legalPaths.includes(path) ? { lastmod: firm.policyVersion } : {}),
    })),
  )

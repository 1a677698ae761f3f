import { getServerSideSitemap } from 'next-sitemap'
import { firm } from '@/content/firm'
import { legalDocuments } from '@/content/legal/legal-documents'
import { publicRoutes } from '@/content/public-routes'
import { env } from '@/lib/env'

export const dynamic = 'force-static'

const legalPaths: readonly string[] = legalDocuments.map(({ path }) => path)

/** The public pages, dated only where a date is true. */
export const GET = () =>
  getServerSideSitemap(
    publicRoutes.map((path) => ({
      // As the pages' own addresses are written.
      loc: env.SITE_URL + (path === '/' ? '' : path),
      ...(legalPaths.includes(path) ? { lastmod: firm.policyVersion } : {}),
    })),
  )

import type { MetadataRoute } from 'next'
import { closedRoutes } from '@/content/public-routes'
import { env } from '@/lib/env'

/** Opens everything but the closed routes to search engines. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: [...closedRoutes] },
    sitemap: `${env.SITE_URL}/sitemap.xml`,
  }
}
